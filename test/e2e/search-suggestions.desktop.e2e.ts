import { expect } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

test('the search box of the bar suggests games while typing, by mouse and by keyboard', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.goto('/about')
  const box = page.getByRole('banner').getByLabel('Search all games')
  const list = page.getByRole('listbox', { name: 'Suggested games' })
  await box.pressSequentially('taboo')
  await expect(list.getByRole('option', { name: /Taboo.*₹/ }).first()).toBeVisible()
  await expect(list.getByRole('option').first().locator('img')).toBeVisible()
  await expect(box).toHaveRole('combobox')
  expect(await findBarriers(page)).toEqual([])
  await box.press('ArrowUp')
  await expect(list.getByRole('option', { selected: true })).toHaveText(
    'See all results for “taboo”',
  )
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=taboo')
  await expect(list).toBeHidden()
  // The next page takes the focus.
  await expect(page.getByRole('main')).toBeFocused()

  await box.pressSequentially('ludo')
  await list.getByRole('option', { name: /^Drunk Ludo/ }).click()
  await expect(page).toHaveURL('/product/drunk-ludo')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('')
  expect(watch.problems).toEqual([])
})
