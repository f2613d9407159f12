/**
 * Slides the bar of the bag into view, if scrolling has hidden it (app/frame/hide-bar-on-scroll.ts).
 * @returns where the bag is once the bar has slid; null if it is covered or out of view there
 */
export function showBag(bag: Element): DOMRect | null {
  document.documentElement.removeAttribute('data-bar-hidden')
  const slides = bag.closest('.navigation')?.getAnimations() ?? []
  for (const slide of slides) slide.finish()
  const place = isOnTop(bag) ? bag.getBoundingClientRect() : null
  for (const slide of slides) {
    slide.currentTime = 0
    slide.play()
  }
  return place
}

/** In view, and not covered by a dialog: at its middle there is nothing but what belongs to `whole`. */
export function isOnTop(element: Element, whole = element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return whole.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
