import SwiftSyntax

// Attributes and modifiers that mean something to Objective-C or Interface Builder alone.

extension FileRules {
  private static let foreign: [String: String] = [
    "objc": "there is no Objective-C here; selectors carry their method",
    "objcMembers": "there is no Objective-C here; selectors carry their method",
    "nonobjc": "there is no Objective-C here",
    "IBOutlet": "outlets are connected by setValue(_:forKey:)",
    "IBAction": "actions are entered by name",
    "IBSegueAction": "segues are not performed",
    "IBDesignable": "it speaks to Interface Builder alone",
    "IBInspectable": "its values arrive by setValue(_:forKey:)",
    "GKInspectable": "it speaks to an editor alone",
    "NSManaged": "there is no Core Data here",
    "UIApplicationMain": "the launcher starts the application",
    "NSApplicationMain": "the launcher starts the application",
    "main": "the launcher starts the application",
  ]

  func removeAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    guard let reason = FileRules.foreign[name] else { return }
    blank(node, because: reason)
  }

  func removeModifier(_ node: DeclModifierSyntax) {
    if node.name.text == "dynamic" {
      blank(node, because: "there is no Objective-C here to dispatch to")
    }
    // Swift 3 let the two stand together.
    if node.name.text == "open", let all = node.parent?.as(DeclModifierListSyntax.self),
      all.contains(where: { $0.name.text == "static" })
    {
      replace(node, with: "public", because: "what is static cannot be overridden")
    }
    if node.name.text == "optional" {
      blank(node, because: "the method has a default")
    }
  }
}
