import { expect, type Page } from '@playwright/test'
import { refusePictures } from './refuse-pictures.ts'
import { test } from './test.ts'

// Without script the pictures and their boxes are the same.
test.use({ javaScriptEnabled: false })

/** Phones, widths on both sides of each breakpoint, and wide screens. */
const WIDTHS = [320, 360, 412, 600, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1440, 1920]
const DENSITIES = [1, 2, 3]
const HEIGHT = 900
/** On wide and low screens cards are smaller. */
const LOW = [768, 800, 895]
const LOW_WIDTHS = [1280, 1440, 1920]
/** A picture may be slightly smaller than its box, and not much larger: its bytes grow with the square. */
const dense = { least: 0.93, most: 1.3 }
/**
 * Pixel by pixel, shrinking by less than a quarter softens edges as much as enlarging does. At twice the size and more,
 * browsers halve the picture first, and its edges are soft again.
 */
const coarse = { least: 1.33, most: 1.95 }

type Choice = { readonly width: number; readonly density: number; readonly ratio: number }

/** What a browser chooses for the first card: the smallest picture that fills the width that `sizes` states. */
async function readChoices(page: Page, width: number, height = HEIGHT): Promise<Choice[]> {
  await page.setViewportSize({ width, height })
  // By its role, each reading would go through all elements of a long page.
  const card = page.locator('article img').first()
  const read = await card.evaluate((picture, densities) => {
    if (!(picture instanceof HTMLImageElement)) return []
    const { sizes, srcset } = picture
    const parts = sizes.split(', ').map((part) => /^(?:(\(.*\)) )?(\S+)$/.exec(part))
    const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer))
    const shown = picture.getBoundingClientRect().width
    const ruler = document.body.appendChild(document.createElement('hr'))
    ruler.style.position = 'absolute'
    const lengthOf = (size: string) => {
      ruler.style.width = size
      return ruler.getBoundingClientRect().width
    }
    return densities.flatMap((density) => {
      // This screen's own density is 1.
      const isCoarse = density < 1.5 ? '(width > 0px)' : '(width < 0px)'
      const conditionOf = (media: string) => media.replace('(resolution<1.5dppx)', isCoarse)
      const fits = (media = '') => media === '' || matchMedia(conditionOf(media)).matches
      const fitting = parts.find((part) => part && fits(part[1]))
      const slot = lengthOf(fitting?.[2] ?? '')
      const chosen = widths.find((offer) => offer >= slot * density) ?? Math.max(...widths)
      return [{ density, ratio: chosen / (shown * density) }]
    })
  }, DENSITIES)
  return read.map((choice) => ({ width, ...choice }))
}

for (const path of ['/all-products', '/'])
  test(`cards of ${path} load pictures of the size in which they are shown`, async ({ page }) => {
    await refusePictures(page)
    await page.goto(path)
    // Safari skips sizes with functions before its version 26.4.
    await expect(page.locator('article img').first()).not.toHaveAttribute('sizes', /\w\(/)
    const choices: Choice[] = []
    for (const width of WIDTHS) choices.push(...(await readChoices(page, width)))
    for (const height of LOW)
      for (const width of LOW_WIDTHS) choices.push(...(await readChoices(page, width, height)))
    const sizes = WIDTHS.length + LOW.length * LOW_WIDTHS.length
    expect(choices).toHaveLength(sizes * DENSITIES.length)
    const isWideAndDense = ({ width, density }: Choice) => width >= 768 && density === 3
    const judged = choices.filter((choice) => !isWideAndDense(choice))
    const fits = ({ width, density, ratio }: Choice) => {
      const { least, most } = width >= 1024 && density === 1 ? coarse : dense
      return ratio >= least && ratio <= most
    }
    expect(judged.filter((choice) => !fits(choice))).toEqual([])
  })

test('what buys the first games of a list is on the first screen of a usual laptop', async ({
  page,
}) => {
  await page.goto('/all-products')
  const bottoms = await page
    .locator('article .button')
    .evaluateAll((buttons) =>
      buttons.slice(0, 8).map((button) => button.getBoundingClientRect().bottom),
    )
  expect(bottoms).toHaveLength(8)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(800)
})

test('a category’s banner loads a picture about 1.5 times as wide as it is shown', async ({
  page,
}) => {
  const banner = page.locator('.category-banner img')
  // From the narrowest: a browser prefers a larger file that it has loaded already.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/category/drinking-games')
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(banner).toHaveJSProperty('complete', true)
    const ratio = await banner.evaluate(
      (image: HTMLImageElement) =>
        Number(new URL(image.currentSrc).searchParams.get('width')) / image.width,
    )
    expect(ratio, `${width}`).toBeGreaterThan(coarse.least)
    expect(ratio, `${width}`).toBeLessThan(coarse.most)
  }
})
