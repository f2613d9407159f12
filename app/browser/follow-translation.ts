/**
 * Lets React change a page that the browser has translated. Chrome replaces each text by a `<font>` element: React then
 * failed to remove the text that it knows, which ended in the page for faults, or changed it out of sight. Call it before
 * hydration. Nothing is patched until a text has been replaced.
 */
export function followTranslation(): void {
  const { prototype } = Node
  const { insertBefore, removeChild } = prototype
  const translations = new WeakMap<Node, Element>()
  /** The node, or what stands for it, in this parent. */
  const findIn = (parent: Node, node: Node | null) =>
    [node, node && translations.get(node)].find((each) => each?.parentNode === parent) ?? null

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text that was replaced: the text is back, and may be translated again.
      if (!target.parentNode) translations.get(target)?.replaceWith(target)
      const [text] = removedNodes
      const font = [addedNodes[0], previousSibling, nextSibling].find(
        // One that stands for another text is its neighbour's.
        (node): node is Element => node?.nodeName === 'FONT' && !translations.has(node),
      )
      if (!(text instanceof Text && font)) continue
      translations.set(text, font).set(font, font)
      observer.observe(text, { characterData: true })
      prototype.insertBefore = function <Added extends Node>(added: Added, next: Node | null) {
        return insertBefore.call(this, added, findIn(this, next)) as Added
      }
      prototype.removeChild = function <Child extends Node>(child: Child) {
        const found = findIn(this, child)
        if (found) removeChild.call(this, found)
        return child
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}
