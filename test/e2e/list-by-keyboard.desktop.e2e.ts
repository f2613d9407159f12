import { expect } from '@playwright/test'
import { waitForWhole } from './show-example.ts'
import { test } from './test.ts'

/** Stops of the Tab key in three rows of games. */
const STOPS = 48

test('nothing that the keyboard reaches in a list is behind its filters', async ({ page }) => {
  await page.goto('/all-products')
  await waitForWhole(page)
  await page.getByRole('article').first().getByRole('link').first().focus()
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const reached = document.activeElement
      const rail = document.querySelector('.filter-rail')
      if (!reached || !rail) throw new Error('The list has no rail, or nothing has the focus.')
      const { top } = reached.getBoundingClientRect()
      return top < rail.getBoundingClientRect().bottom ? reached.outerHTML.slice(0, 120) : null
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
})
