import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { specified } from '../specification.ts'
import { openMenu, waitForPart } from './show-example.ts'
import { fillIn } from './specified-template.ts'
import { closeDetour, STORE_CALLS } from './store-api.ts'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

/** Responds to the store requests of the query with this name. The latest rule wins. */
async function routeStore(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  await page.unroute(STORE_CALLS)
  await page.route(STORE_CALLS, (route) =>
    route.request().postData()?.includes(name) ? answer(route) : route.continue(),
  )
}

/** Expects what appears after retries, without their pauses. */
async function expectInTime(part: Locator): Promise<void> {
  await expect(async () => {
    await part.page().clock.fastForward(1_000)
    expect(await part.isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
}

/** Responds as the store does, with the collection's products removed. */
async function emptyCollection(route: Route): Promise<void> {
  const response = await route.fetch()
  const json = await response.json()
  json.data.collection.products = { ...json.data.collection.products, nodes: [], edges: [] }
  await route.fulfill({ response, json })
}

async function expectCategoryStates(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  await routeStore(page, 'collection(', async (route) => {
    await held.promise
    await route.abort()
  })
  await openMenu(page)
  await page.getByRole('link', { name: 'Party Games' }).first().click()
  const loading = fillIn('Loading {category}...', { '{category}': 'party games' })
  await expect(main(page).getByText(loading)).toBeVisible()

  held.resolve()
  // Two retries, a second apart (specification section 7).
  await expectInTime(main(page).getByRole('heading', { name: specified('Loading Error') }))
  const unable = fillIn('Unable to load products for "{category}"', {
    '{category}': 'party-games',
  })
  await expect(main(page).getByText(unable)).toBeVisible()

  await routeStore(page, 'collection(', emptyCollection)
  await main(page)
    .getByRole('button', { name: specified('Try Again') })
    .click()
  const empty = specified('No products found in this category yet.')
  await expect(main(page).getByText(empty)).toBeVisible()

  await page.unroute(STORE_CALLS)
  await main(page)
    .getByRole('button', { name: specified('Refresh Data') })
    .click()
  const [before = '', after = ''] = specified('Found N products').split('N')
  await expect(main(page).getByText(new RegExp(`^${before}[1-9]\\d*${after}$`))).toBeVisible()
}

async function expectListStates(page: Page): Promise<void> {
  // No retry (specification section 8, Retry wrapper).
  await routeStore(page, 'products(', (route) =>
    route.fulfill({ status: 401, json: { errors: [{ message: 'Unauthorized' }] } }),
  )
  await openMenu(page)
  await page.getByRole('link', { name: 'All Games', exact: true }).first().click()
  await expect(
    main(page).getByRole('heading', { name: specified('Error loading products') }),
  ).toBeVisible()
  await expect(main(page).getByText(specified('Please try again later.'))).toBeVisible()
  await page.unroute(STORE_CALLS)
  await main(page)
    .getByRole('button', { name: specified('Try Again') })
    .click()
  await expect(main(page).getByText(fillIn('Showing N games', { N: '37' }))).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    specified('Shop Fun & Spicy Card Games'),
  )
}

async function expectGameStates(page: Page): Promise<void> {
  const asked = Promise.withResolvers<void>()
  await page.route(STORE_CALLS, async (route) => {
    await asked.promise
    await route.abort()
  })
  await page.getByRole('link', { name: 'Jugaad!' }).click()
  await expect(page.getByText(specified('Loading product...'), { exact: true })).toBeVisible()
  asked.resolve()
  // One attempt and three retries (specification section 8).
  await expectInTime(page.getByRole('heading', { name: specified('Error loading products') }))
  await page.unroute(STORE_CALLS)
  await page.getByRole('button', { name: specified('Try Again') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Jugaad!' })).toBeVisible()
}

// spec 2.088
test('an unknown category says that there is no data; a category, the list of all games and a game say that they load or failed, and can be retried', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/category/no-such-games')
  await expect(main(page).getByRole('heading', { name: specified('No Data') })).toBeVisible()
  const none = fillIn('No products available for "{category}"', { '{category}': 'no-such-games' })
  await expect(main(page).getByText(none)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Refresh' })).toBeVisible()
  await closeDetour(page)
  await expectCategoryStates(page)
  await expectListStates(page)
  await expectGameStates(page)
})

async function expectReviewRules(page: Page): Promise<void> {
  const tab = main(page).getByRole('tab', { name: /^Reviews/ })
  await waitForPart(tab)
  await tab.click()
  await main(page)
    .getByRole('button', { name: specified('Write a Review') })
    .click()
  await main(page).getByRole('button', { name: 'Submit Review' }).click()
  const toast = specified('Error: Please fill in all required fields.')
  await expect(page.getByRole('listitem').filter({ hasText: toast })).toBeVisible()
  await main(page)
    .getByRole('button', { name: specified('Cancel Review') })
    .click()
  await expect(main(page).getByRole('button', { name: 'Submit Review' })).toHaveCount(0)
}

test('a game shows its saving, rating and total, and its review form shows its rules', async ({
  page,
}) => {
  await page.goto('/product/shot-roulette')
  for (const text of [
    'Limited Time Offer! Free shipping ends in',
    'sold in past 24hrs',
    "Why You'll Love This Game:",
    'Apply WELCOME10 and get 10% off on your first purchase.',
    '✓ In Stock - Ready to Ship',
  ]) {
    await expect(main(page).getByText(specified(text)).first()).toBeVisible()
  }
  // 300 of 799 + 300.
  await expect(main(page).getByText(fillIn('Save ₹300 (N% OFF)', { N: '27' }))).toBeVisible()
  const rating =
    (await main(page)
      .getByRole('link', { name: /reviews\)$/ })
      .textContent()) ?? ''
  const count = /\((\d+) reviews\)$/.exec(rating)?.[1] ?? ''
  expect(rating).toContain(fillIn('(N reviews)', { N: count }))
  const tab = fillIn('Reviews (N)', { N: count })
  await expect(main(page).getByRole('tab', { name: tab })).toBeVisible()
  const add = fillIn('Add N to Cart - ₹total', { N: '1', total: '799' })
  await expect(main(page).getByRole('button', { name: add })).toBeVisible()
  specified('Someone from {city} bought this {2/5/8/12/15 minutes} ago')
  await expect(
    main(page).getByText(/^Someone from \S.* bought this (2|5|8|12|15) minutes ago$/),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('region', { name: 'Buy Shot Roulette' })
  const addInBar = fillIn('Add ₹total', { total: '799' })
  await expect(bar.getByRole('button', { name: addInBar })).toBeVisible()
  await expectReviewRules(page)
})
