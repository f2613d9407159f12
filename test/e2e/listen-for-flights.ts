import type { Page } from '@playwright/test'

/** The animations that scripts start: the class of each element and where it moves to. */
export async function listenForFlights(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...motion) {
      moved.push(this.className || this.tagName)
      return animate.apply(this, motion)
    }
  })
  return () => page.evaluate(() => (window as { moved?: string[] }).moved ?? [])
}
