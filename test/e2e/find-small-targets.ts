import type { Page } from '@playwright/test'

/** Minimum width and height of a target, in CSS pixels (WCAG 2.5.5). */
const LEAST = 44

const pressable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=menuitem]'

/**
 * All targets smaller than 44 by 44 CSS pixels, with their sizes. Links in running text may be as high as their line. A
 * label counts as part of its control. A clickable area outside an element's box counts, so a small heart with a large
 * invisible edge is large.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmall, { least: LEAST, pressable })
}

/** Runs in the page, so it cannot use outer scope. */
function findSmall(wanted: { readonly least: number; readonly pressable: string }): string[] {
  const { least } = wanted
  const wordsOf = (element: Element) => (element.textContent ?? '').trim()

  function isInRunningText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block !== null && wordsOf(block).length > wordsOf(element).length
  }

  /** Hit-tests the ends of a cross of 44 pixels around the middle. */
  function answersAround(element: Element, parts: readonly Element[]): boolean {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y, arm] = [left + width / 2, top + height / 2, least / 2 - 1]
    return [-arm, arm].every((reach) =>
      [document.elementFromPoint(x + reach, y), document.elementFromPoint(x, y + reach)].every(
        (hit) => hit !== null && parts.some((part) => part.contains(hit)),
      ),
    )
  }

  function isSeen(element: Element): boolean {
    const { width, right, bottom } = element.getBoundingClientRect()
    const isOnPage = width > 1 && right > 0 && bottom + window.scrollY > 0
    return isOnPage && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function isSmall(element: Element): boolean {
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    const parts = [element, ...labels].filter(isSeen)
    if (parts.length === 0 || element.closest('[inert]') || isInRunningText(element)) return false
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const isLarge = boxes.some((box) => Math.min(box.width, box.height) > least - 0.5)
    return !isLarge && !answersAround(element, parts)
  }

  return [...document.querySelectorAll(wanted.pressable)].filter(isSmall).map((element) => {
    const { width, height } = element.getBoundingClientRect()
    const words = element.getAttribute('aria-label') ?? wordsOf(element).slice(0, 40)
    return `${element.localName} "${words}" is ${width.toFixed(0)} × ${height.toFixed(0)}`
  })
}
