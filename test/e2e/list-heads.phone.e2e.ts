import { expect, type Page } from '@playwright/test'
import catalogue from '#demo/catalogue.json' with { type: 'json' }
import { specified } from '../specification.ts'
import { refusePictures } from './refuse-pictures.ts'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

/** Of titles of up to 24 letters. */
const sizeOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((part) => getComputedStyle(part).fontSize)

test('every category shows its whole picture, its first game within 300 px, and its tagline apart from the number of games', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await refusePictures(page)
  for (const { handle, image } of catalogue.collections) {
    await page.goto(`/category/${handle}`)
    const banner = await page.locator('.category-banner').boundingBox()
    const card = await page.locator('main .product-card').first().boundingBox()
    const shape = (banner?.width ?? 0) / (banner?.height ?? 1)
    expect.soft(shape, handle).toBeCloseTo(image.width / image.height, 1)
    expect.soft(card?.y, handle).toBeLessThan(300)
    if (handle !== 'party-games') continue
    expect.soft(await sizeOf(page)).toBe('28px')
    const number = await page.getByText(/^Found \d+ products$/).boundingBox()
    const tagline = await page
      .getByText(specified('Discover amazing games in this collection'))
      .boundingBox()
    const foot = (number?.y ?? 0) + (number?.height ?? 0)
    expect.soft((tagline?.y ?? 0) - foot).toBeGreaterThanOrEqual(8)
  }
})

test('titles of up to 24 letters have one size on search, wishlist and texts as on categories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await refusePictures(page)
  const paths = [
    ...['/search?q=taboo', '/wishlist', '/login', '/product/shot-roulette'],
    ...['/contact', '/faq', '/shipping', '/size-guide', '/privacy'],
  ]
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await sizeOf(page), path).toBe('28px')
  }
})
