import { expect } from '@playwright/test'
import catalogue from '#demo/catalogue.json' with { type: 'json' }
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('every category shows its whole picture, and its first game above 300 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Pictures have their place without loading.
  await page.route(/\/cdn\//, (route) => route.abort())
  for (const { handle, image } of catalogue.collections) {
    await page.goto(`/category/${handle}`)
    const banner = await page.locator('.category-banner').boundingBox()
    const card = await page.locator('main .product-card').first().boundingBox()
    const shape = (banner?.width ?? 0) / (banner?.height ?? 1)
    expect.soft(shape, handle).toBeCloseTo(image.width / image.height, 1)
    expect.soft(card?.y, handle).toBeLessThan(300)
  }
})
