import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Search games' })

/** Searches in vain, follows a suggestion, comes back and clears the search. */
async function searchInVain(page: Page): Promise<void> {
  await box(page).pressSequentially('poker')
  await expect(main(page).getByRole('heading', { name: 'No games found' })).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(4)
  await main(page).getByRole('link', { name: 'Did you mean “pocket”?' }).click()
  await expect(page).toHaveURL('/search?q=pocket')
  await expect(box(page)).toHaveValue('pocket')
  await expect(main(page).getByRole('heading', { name: 'Pocket Antics' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/search?q=poker')
  await expect(box(page)).toHaveValue('poker')
  await main(page).getByRole('button', { name: 'Clear Search', exact: true }).press('Enter')
  await expect(main(page)).toBeFocused()
  await expect(page).toHaveURL('/search')
  await expect(box(page)).toHaveValue('')
  await expect(main(page).getByRole('article')).toHaveCount(37)
}

/** On the page of results, a single one is followed by four other games. */
async function expectOthers(page: Page): Promise<void> {
  await expect(main(page).getByText('1 game for “ludo”')).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(5)
  const titles = await main(page).getByRole('article').getByRole('heading').allInnerTexts()
  expect(titles[0]).toBe('Drunk Ludo')
  expect(new Set(titles).size).toBe(5)
}

test('the URL follows the search box, an empty result suggests games and the nearest search, and Back leaves the page', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.goto('/about')
  await page.goto('/search')
  await searchInVain(page)

  await box(page).pressSequentially('daaru')
  await expect(page).toHaveURL('/search?q=daaru')
  await expect(main(page).getByRole('heading', { name: 'Shot Roulette' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Pocket Antics' })).toHaveCount(0)
  await page.reload()
  await expect(box(page)).toHaveValue('daaru')
  await main(page).getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/search')
  await expect(box(page)).toHaveValue('')
  await expect(main(page).getByRole('heading', { name: 'Pocket Antics' })).toBeVisible()

  await box(page).pressSequentially('ludo')
  await expectOthers(page)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?q=ludo')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  expect(watch.problems).toEqual([])
})
