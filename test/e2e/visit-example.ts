import { expect, type Page } from '@playwright/test'
import type { Example } from './example-paths.ts'
import { findBarriers } from './find-barriers.ts'
import { findFalseLetters } from './find-false-letters.ts'
import { layOutWhole, showExample } from './show-example.ts'
import type { PageWatch } from './watch-page.ts'

/** How much wider the page is than the screen, in CSS pixels. `innerWidth` would grow with it on a phone. */
export async function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Opens an example in the dark theme and checks what must hold on every screen. Ends at the page's top. */
export async function visitExample(page: Page, example: Example, watch: PageWatch): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await showExample(page, example)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  expect(await watch.listShifts()).toEqual([])

  await layOutWhole(page)
  expect.soft(await findBarriers(page), 'barriers').toEqual([])
  expect.soft(await findFalseLetters(page), 'letters of no face').toEqual([])
}
