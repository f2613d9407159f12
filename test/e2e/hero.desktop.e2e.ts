import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { test } from './test.ts'

test("the hero's words end before its first house on screens of 1024 to 1920 px", async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: specified('Turn Any Gathering') })
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const { height = 0 } = (await hero.boundingBox()) ?? {}
    // In a taller hero, the picture would be larger too.
    expect(height, `${width} px`).toBeLessThanOrEqual(width * 0.4375 + 1)
    for (const link of await hero.getByRole('link').all()) {
      const { x = 0, width: own = 0 } = (await link.boundingBox()) ?? {}
      const words = `${await link.textContent()}, ${width} px`
      expect(x + own, words).toBeLessThan(width * 0.42)
    }
  }
})
