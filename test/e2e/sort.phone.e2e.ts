import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the sort selector of all games shows its longest option in full', async ({ page }) => {
  await page.goto('/all-products?sort=price-low')
  const sort = page.getByRole('combobox', { name: 'Sort games' })
  await expect(sort).toHaveValue('price-low')
  const spare = await sort.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('No canvas')
    canvas.font = font
    const widths = [...select.options].map(({ text }) => canvas.measureText(text).width)
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return room - Math.max(...widths)
  })
  expect(spare).toBeGreaterThanOrEqual(-1)
})
