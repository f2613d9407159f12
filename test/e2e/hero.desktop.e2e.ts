import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { test } from './test.ts'

for (const width of [1024, 1280, 1440, 1920]) {
  test(`the hero's words end before its first house on a screen ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const hero = page.getByRole('region', { name: specified('Turn Any Gathering') })
    const { height = 0 } = (await hero.boundingBox()) ?? {}
    // In a taller hero, the picture would be larger too.
    expect(height).toBeLessThanOrEqual(width * 0.4375 + 1)
    for (const link of await hero.getByRole('link').all()) {
      const { x = 0, width: own = 0 } = (await link.boundingBox()) ?? {}
      expect(x + own, (await link.textContent()) ?? '').toBeLessThan(width * 0.42)
    }
  })
}
