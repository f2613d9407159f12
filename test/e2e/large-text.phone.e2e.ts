import { expect } from '@playwright/test'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 360, height: 640 } })

for (const { path, part } of [
  { path: '/', part: '.hero-words' },
  { path: '/thank-you', part: '.order-label' },
]) {
  test(`the links in the head of ${path} are inside the screen with text twice as large`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForListeners(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const links = page.locator(part).getByRole('link')
    const ends = () =>
      links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right))
    expect((await ends()).length).toBeGreaterThan(1)
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(360)
  })
}
