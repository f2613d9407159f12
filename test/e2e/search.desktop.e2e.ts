import { expect } from '@playwright/test'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

for (const path of ['/search', '/all-products']) {
  test(`the address of ${path} follows the search box, and Back leaves the page`, async ({
    page,
  }) => {
    const watch = await watchPage(page)
    await page.goto('/about')
    await page.goto(path)
    const main = page.getByRole('main')
    const box = main.getByRole('searchbox', { name: 'Search games' })
    await box.pressSequentially('daaru')
    await expect(page).toHaveURL(`${path}?q=daaru`)
    await expect(main.getByRole('heading', { name: 'Shot Roulette' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Pocket Antics' })).toHaveCount(0)

    await page.reload()
    await expect(box).toHaveValue('daaru')
    await main.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL(path)
    await expect(box).toHaveValue('')
    await expect(main.getByRole('heading', { name: 'Pocket Antics' })).toBeVisible()

    await box.pressSequentially('ludo')
    await box.press('Enter')
    await expect(page).toHaveURL(`${path}?q=ludo`)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    expect(watch.problems).toEqual([])
  })

  test(`an empty result on ${path} suggests games and the nearest search`, async ({ page }) => {
    const watch = await watchPage(page)
    await page.goto(path)
    const main = page.getByRole('main')
    const box = main.getByRole('searchbox', { name: 'Search games' })
    await box.pressSequentially('poker')
    await expect(main.getByRole('heading', { name: 'No games found' })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(4)
    await main.getByRole('link', { name: 'Did you mean “pocket”?' }).click()
    await expect(page).toHaveURL(`${path}?q=pocket`)
    await expect(box).toHaveValue('pocket')
    await expect(main.getByRole('heading', { name: 'Pocket Antics' })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(`${path}?q=poker`)
    await expect(box).toHaveValue('poker')
    await main.getByRole('button', { name: 'Clear Search', exact: true }).press('Enter')
    await expect(main).toBeFocused()
    await expect(page).toHaveURL(path)
    await expect(box).toHaveValue('')
    await expect(main.getByRole('article')).toHaveCount(37)
    expect(watch.problems).toEqual([])
  })
}

test('a result of one game is followed by four others while typing', async ({ page }) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search games' }).pressSequentially('ludo')
  await expect(main.getByText('1 game for “ludo”')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(5)
  const titles = await main.getByRole('article').getByRole('heading').allInnerTexts()
  expect(titles[0]).toBe('Drunk Ludo')
  expect(new Set(titles).size).toBe(5)
})
