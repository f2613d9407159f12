import { expect, type Page } from '@playwright/test'
import type { Example } from './example-paths.ts'
import { findBarriers } from './find-barriers.ts'
import { findFalseLetters } from './find-false-letters.ts'
import { layOutWhole, showExample } from './show-example.ts'
import { type PageWatch, watchPage } from './watch-page.ts'

/** Opens an example in the dark theme and checks what must hold on every screen. Ends at the page's top. */
export async function visitExample(page: Page, example: Example): Promise<PageWatch> {
  const watch = await watchPage(page, example.missing ? /404/ : null)
  await page.emulateMedia({ colorScheme: 'dark' })
  await showExample(page, example)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await watch.listShifts()).toEqual([])

  await layOutWhole(page)
  expect.soft(await findBarriers(page), 'barriers').toEqual([])
  expect.soft(await findFalseLetters(page), 'letters of no face').toEqual([])
  return watch
}
