import { expect, type Locator } from '@playwright/test'
import catalogue from '#demo/catalogue.json' with { type: 'json' }
import { test } from './test.ts'

/** The height of the smallest window of each kind that the shop is made for. */
const HEIGHTS = { phone: 640, desktop: 800 }

test.use({ javaScriptEnabled: false })

test('every product shows on the first screen what decides', async ({ page, isMobile }) => {
  const height = isMobile ? HEIGHTS.phone : HEIGHTS.desktop
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height })
  for (const { handle, title } of catalogue.products) {
    // Pictures have their place before they load.
    await page.goto(`/product/${handle}`, { waitUntil: 'domcontentloaded' })
    const main = page.getByRole('main')
    const bar = page.getByRole('region', { name: `Buy ${title}` })
    const end = isMobile ? (await boxOf(bar)).y : height
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/₹/).and(main.locator('b')).first(),
      ...(isMobile ? [main.getByRole('link', { name: /^Rated/ })] : [buyButton(main)]),
    ]) {
      const box = await boxOf(part)
      expect.soft(box.y + box.height, `${handle}: ${part}`).toBeLessThanOrEqual(end)
    }
    if (isMobile) {
      const picture = await boxOf(main.locator('.gallery-well'))
      expect.soft(picture.height, `${handle}: picture`).toBeLessThanOrEqual(height * 0.44 + 1)
    }
  }
})

/** Without script the only one is Buy Now, below Add. */
const buyButton = (main: Locator) =>
  main.getByRole('button', { name: /^(Buy Now|Out of Stock)/ }).first()

async function boxOf(part: Locator) {
  const box = await part.first().boundingBox()
  if (box === null) throw new Error(`${part} is not shown`)
  return box
}
