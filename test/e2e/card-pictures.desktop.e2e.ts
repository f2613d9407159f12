import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** Phones, widths on both sides of each breakpoint, and wide screens. */
const WIDTHS = [320, 360, 412, 600, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1440, 1920]
const DENSITIES = [1, 2, 3]
/** A picture may be slightly smaller than its box, and not much larger: its bytes grow with the square. */
const SHARP = 0.93
const WASTE = 1.3

type Choice = { readonly width: number; readonly density: number; readonly ratio: number }

/** What a browser chooses for the first card: the smallest picture that fills the width that `sizes` states. */
async function readChoices(page: Page, width: number): Promise<Choice[]> {
  const [slot = 0, shown = 0, ...offered] = await page
    .getByRole('article')
    .first()
    .getByRole('img')
    .first()
    .evaluate((picture) => {
      if (!(picture instanceof HTMLImageElement)) return []
      const parts = picture.sizes
        .split(',')
        .map((part) => /^(?:(\(.*\)) )?(\S+)$/.exec(part.trim()))
      const fitting = parts.find((part) => part && (!part[1] || matchMedia(part[1]).matches))
      const length = CSSStyleValue.parse('width', fitting?.[2] ?? '')
      const pixels = { rem: 16, vw: window.innerWidth / 100 }
      if (!(length instanceof CSSUnitValue)) return []
      const unit = length.unit === 'vw' ? pixels.vw : pixels.rem
      const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer))
      return [length.value * unit, picture.getBoundingClientRect().width, ...widths]
    })
  return DENSITIES.map((density) => {
    const chosen = offered.find((offer) => offer >= slot * density) ?? Math.max(...offered)
    return { width, density, ratio: chosen / (shown * density) }
  })
}

for (const path of ['/all-products', '/'])
  test(`cards of ${path} take pictures of the size they are shown in`, async ({ page }) => {
    await page.goto(path)
    const choices: Choice[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      choices.push(...(await readChoices(page, width)))
    }
    expect(choices).toHaveLength(WIDTHS.length * DENSITIES.length)
    const isWideAndDense = ({ width, density }: Choice) => width >= 768 && density === 3
    const judged = choices.filter((choice) => !isWideAndDense(choice))
    expect(judged.filter(({ ratio }) => !(ratio >= SHARP && ratio <= WASTE))).toEqual([])
  })
