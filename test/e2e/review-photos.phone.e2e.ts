import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openDesk } from '#desk/open-desk.ts'
import { findBarriers } from './find-barriers.ts'
import type { RunningProgram } from './running-program.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const dataDir = createDataDir()
const path = '/product/shot-roulette'
let shop: RunningProgram

/** A shop with a published review that has two pictures. */
test.beforeAll(async () => {
  shop = await startShop({ DATA_DIR: dataDir, FIGURES: 'measured' })
  const html = await (await fetch(shop.address + path)).text()
  const form = /href="(\/review\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const productId = new URL(form ?? '', shop.address).searchParams.get('product') ?? ''
  const desk = await openDesk({ dataDir, databaseUrl: null })
  const create = { width: 800, height: 600, channels: 3, background: 'teal' } as const
  const photo = await sharp({ create }).jpeg().toBuffer()
  await desk.reviews.store({
    ...{ key: null, productId, name: 'Kabir', rating: 4, email: 'kabir@example.com' },
    ...{ text: 'Loud.', orderNumber: null, verified: 'none', photos: [photo, photo] },
  })
  await desk.reviews.publish(1, 'Meera')
  await desk.close()
})
test.afterAll(() => shop.interrupt())

const photo = (page: Page, at: number) =>
  page.getByRole('link', { name: `Photo ${at} from Kabir’s review` })

/** Opens the reviews, which the shop renders again within a second of a change. */
async function openReviews(page: Page): Promise<void> {
  const listPhotos = async () => (await fetch(shop.address + path)).text()
  await expect.poll(listPhotos).toContain('/review-photos/1.webp')
  await page.goto(`${shop.address}${path}`, { waitUntil: 'load' })
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await expect(photo(page, 1)).toBeVisible()
}

test('a review picture opens full screen, and Back returns to the page', {
  tag: '@node',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await openReviews(page)
  await waitForPart(photo(page, 1))
  await photo(page, 1).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of Kabir’s review' })
  const shown = dialog
    .getByRole('button', { name: /^Zoom (in|out): / })
    .and(page.locator(':not([inert] *)'))
  const image = shown.getByRole('img', { includeHidden: true })
  const { width = 0 } = page.viewportSize() ?? {}
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(width)
  expect(await findBarriers(page)).toEqual([])
  await shown.press('+')
  await expect(shown).toHaveAccessibleName(/^Zoom out: Photo 1/)
  await shown.press('-')
  await shown.press('ArrowRight')
  await expect(shown).toHaveAccessibleName(/^Zoom in: Photo 2/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}(#reviews)?$`))
  await expect(photo(page, 2)).toBeFocused()
  await photo(page, 2).press('Enter')
  await expect(shown).toHaveAccessibleName(/^Zoom in: Photo 2/)
  await page.keyboard.press('Escape')
  await expect(photo(page, 2)).toBeFocused()
  expect(watch.problems).toEqual([])
})
