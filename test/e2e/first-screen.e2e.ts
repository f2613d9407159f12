import { expect } from '@playwright/test'
import catalogue from '#demo/catalogue.json' with { type: 'json' }
import { refusePictures } from './refuse-pictures.ts'
import { test } from './test.ts'

/** The height of the smallest window of each kind that the shop is made for. */
const HEIGHTS = { phone: 640, desktop: 800 }

test.use({ javaScriptEnabled: false })

test('every product shows on the first screen what decides', async ({ page, isMobile }) => {
  const height = isMobile ? HEIGHTS.phone : HEIGHTS.desktop
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height })
  await refusePictures(page)
  for (const { handle } of catalogue.products) {
    await page.goto(`/product/${handle}`)
    const { bar, picture, ...ends } = await page.evaluate(measureParts)
    const end = isMobile ? bar : height
    const needed = isMobile ? [ends.title, ends.price, ends.rating] : [ends.price, ends.buyNow]
    for (const bottom of needed) expect.soft(bottom, handle).toBeLessThanOrEqual(end)
    if (isMobile) expect.soft(picture, handle).toBeLessThanOrEqual(height * 0.44 + 1)
  }
})

/** Runs in the page. Without script the button to buy with is Buy Now, below Add. */
function measureParts() {
  const boxOf = (selector: string) => {
    const part = document.querySelector(`main ${selector}`)
    if (part === null) throw new Error(`${document.title} has no ${selector}`)
    return part.getBoundingClientRect()
  }
  return {
    title: boxOf('h1').bottom,
    price: boxOf('.price-lg').bottom,
    rating: boxOf('a[href="#reviews"]').bottom,
    buyNow: boxOf('.buy-panel [type=submit]').bottom,
    bar: boxOf('.bottom-bar').top,
    picture: boxOf('.gallery-well').height,
  }
}
