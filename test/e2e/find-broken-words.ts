import type { Page } from '@playwright/test'

/**
 * Words of up to five letters that break within, because a narrow column is left for them. A longer one may have to break
 * on a phone, and a title with a line limit is cut on purpose.
 */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = new Set<string>()
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue
      const above: Element[] = []
      for (let at: Element | null = text.parentElement; at; at = at.parentElement) above.push(at)
      const isLimited = above.some((part) => getComputedStyle(part).webkitLineClamp !== 'none')
      // Text for screen readers is in a box of one pixel.
      const isForEars = above.some((part) => part.clientWidth === 1)
      if (isLimited || isForEars) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{2,5}(?!\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.add(`"${word}" in "${text.data.trim().slice(0, 50)}"`)
      }
    }
    return [...broken]
  })
