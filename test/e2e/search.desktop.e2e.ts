import { expect, type Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Search games' })

/** Searches in vain, follows a suggestion, comes back and clears the search. */
async function searchInVain(page: Page): Promise<void> {
  await box(page).pressSequentially('pokit')
  await expect(main(page).getByRole('heading', { name: 'No games found' })).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(4)
  await main(page).getByRole('link', { name: 'Did you mean “pocket”?' }).click()
  await expect(page).toHaveURL('/search?q=pocket')
  await expect(box(page)).toHaveValue('pocket')
  await expect(main(page).getByRole('heading', { name: 'Pocket Antics' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/search?q=pokit')
  await expect(box(page)).toHaveValue('pokit')
  await main(page).getByRole('button', { name: 'Clear Search', exact: true }).press('Enter')
  await expect(main(page)).toBeFocused()
  await expect(page).toHaveURL('/search')
  await expect(box(page)).toHaveValue('')
  await expect(main(page).getByRole('article')).toHaveCount(37)
}

/** On the page of results, three other games complete the row of a single one, and one that of three. */
async function expectOthers(page: Page): Promise<void> {
  const games = main(page).getByRole('article')
  await box(page).fill('bollywood')
  await expect(main(page).getByText('3 games for “bollywood”')).toBeVisible()
  await expect(games).toHaveCount(4)
  await expect(games.last().getByText('Ages 18+')).toBeVisible()

  await box(page).fill('ludo')
  await expect(main(page).getByText('1 game for “ludo”')).toBeVisible()
  await expect(games).toHaveCount(4)
  const titles = await games.getByRole('heading').allInnerTexts()
  expect(titles[0]).toBe('Drunk Ludo')
  expect(new Set(titles).size).toBe(4)
  const tops = await games.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().y),
  )
  expect(new Set(tops).size).toBe(1)

  // With three columns, three games are the row below.
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(games.filter({ visible: true })).toHaveCount(4)
  const rows = await games
    .filter({ visible: true })
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().y))
  expect(new Set(rows.slice(1)).size).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The search box of the bar suggests games while typing, by mouse and by keyboard. Ends on a game's page. */
async function expectSuggestions(page: Page): Promise<void> {
  const bar = page.getByRole('banner').getByLabel('Search all games')
  const list = page.getByRole('listbox', { name: 'Suggested games' })
  await bar.pressSequentially('taboo')
  await expect(list.getByRole('option', { name: /Taboo.*₹/ }).first()).toBeVisible()
  await expect(list.getByRole('option').first().locator('img')).toBeVisible()
  await expect(bar).toHaveRole('combobox')
  expect(await findBarriers(page)).toEqual([])
  await bar.press('ArrowUp')
  await expect(list.getByRole('option', { selected: true })).toHaveText(
    'See all results for “taboo”',
  )
  await bar.press('Enter')
  await expect(page).toHaveURL('/search?q=taboo')
  await expect(list).toBeHidden()
  // The next page takes the focus.
  await expect(page.getByRole('main')).toBeFocused()

  await bar.pressSequentially('ludo')
  await list.getByRole('option', { name: /^Drunk Ludo/ }).click()
  await expect(page).toHaveURL('/product/drunk-ludo')
  await expect(list).toBeHidden()
  await expect(bar).toHaveValue('')
}

test('the search box of the bar suggests games; on the page of the search the URL follows its box, an empty result suggests games and the nearest search, and Back leaves the page', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.goto('/about')
  await test.step('the search box of the bar suggests games while typing, by mouse and by keyboard', () =>
    expectSuggestions(page))
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

  await expectOthers(page)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?q=ludo')
  await page.goBack()
  await expect(page).toHaveURL('/product/drunk-ludo')
  expect(watch.problems).toEqual([])
})
