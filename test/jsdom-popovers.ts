import { vi } from 'vitest'

/**
 * Adds popovers and their selectors, which jsdom lacks.
 * @param matches decides selectors that jsdom cannot match; null leaves one to jsdom
 * @returns the open popovers
 */
export function polyfillPopovers(
  matches: (selector: string) => boolean | null = () => null,
): Set<Element> {
  const open = new Set<Element>()
  HTMLElement.prototype.showPopover = function showPopover() {
    open.add(this)
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    open.delete(this)
  }
  const judge = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function of(this: Element, selector) {
    if (selector === ':popover-open') return open.has(this)
    return matches(selector) ?? judge.call(this, selector)
  })
  return open
}
