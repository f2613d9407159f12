import type { Page } from '@playwright/test'

/** Text in a weight or slant that its font does not have, which the browser would have to synthesise. */
export function findFalseLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = (family: string) => family.replaceAll(/^["'\s]+|["'\s]+$/g, '')
    const faces = [...document.fonts]
    const hasFace = ({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration) => {
      const own = faces.filter(
        ({ family }) => bare(family) === bare(fontFamily.split(',')[0] ?? ''),
      )
      return own.some(({ weight, style }) => {
        const [lightest = 400, boldest = lightest] = weight.split(' ').map(Number)
        return style === fontStyle && lightest <= +fontWeight && +fontWeight <= boldest
      })
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        )
        return hasText && element.checkVisibility() && !hasFace(getComputedStyle(element))
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 50)}`)
  })
}
