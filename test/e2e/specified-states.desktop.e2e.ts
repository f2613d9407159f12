import { expect, type Page, type Route } from '@playwright/test'
import { specified } from '../specification.ts'
import { openMenu } from './show-example.ts'
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

/** Responds as the store does, with the collection's products removed. */
async function emptyCollection(route: Route): Promise<void> {
  const response = await route.fetch()
  const json = await response.json()
  json.data.collection.products = { ...json.data.collection.products, nodes: [], edges: [] }
  await route.fulfill({ response, json })
}

test('a category can be loading, failed, empty and filled', async ({ page }) => {
  await page.goto('/about')
  await closeDetour(page)
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
  await expect(main(page).getByRole('heading', { name: specified('Loading Error') })).toBeVisible()
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
})

test('an unknown category shows no data', async ({ page }) => {
  await page.goto('/category/no-such-games')
  await expect(main(page).getByRole('heading', { name: specified('No Data') })).toBeVisible()
  const none = fillIn('No products available for "{category}"', { '{category}': 'no-such-games' })
  await expect(main(page).getByText(none)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Refresh' })).toBeVisible()
})

test('the list of all games reports failure and can be retried', async ({ page }) => {
  await page.goto('/about')
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
})

test('a search without results shows a message and can be cleared', async ({ page }) => {
  await page.goto('/search?q=zzzzzz')
  await expect(main(page).getByText(specified('No games found'))).toBeVisible()
  await main(page)
    .getByRole('button', { name: specified('Clear Search') })
    .last()
    .click()
  await expect(main(page).getByText('No games found')).toHaveCount(0)
})

test('a game shows its saving, rating and total', async ({ page }) => {
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
})

test('a sold-out game cannot be put into the cart or bought', async ({ page }) => {
  await page.goto('/product/kitty-party-killer')
  await expect(
    main(page).getByRole('button', { name: specified('Out of Stock'), exact: true }),
  ).toBeDisabled()
  await expect(main(page).getByRole('button', { name: /^Buy Now.*Kitty Party/ })).toBeDisabled()
})

test('an unknown game is not found', async ({ page }) => {
  await page.goto('/product/no-such-game')
  await expect(main(page).getByText(specified('Product Not Found'))).toBeVisible()
  await expect(
    main(page).getByText(specified("The product you're looking for doesn't exist.")),
  ).toBeVisible()
})

test('the banner reports each problem and a running retry', async ({ page }) => {
  await page.route(STORE_CALLS, (route) => route.abort())
  await page.goto('/about')
  const banner = page.getByRole('region', { name: 'Store connection' })
  for (const text of [
    'Store Connection Issue:',
    'Your network appears to be blocking our store. This commonly happens on corporate networks. Try using your mobile hotspot or contact your IT administrator.',
    'Corporate Network Detected',
    'Network blocked by firewall or CORS policy',
    'Last checked',
  ]) {
    await expect(banner).toContainText(specified(text))
  }
  const held = Promise.withResolvers<void>()
  await page.unroute(STORE_CALLS)
  await page.route(STORE_CALLS, async (route) => {
    await held.promise
    await route.fulfill({ status: 503, json: {} })
  })
  await banner.getByRole('button', { name: specified('Retry Connection') }).click()
  await expect(banner.getByRole('button', { name: specified('Testing...') })).toBeVisible()
  held.resolve()
  await expect(banner).toContainText(
    fillIn('HTTP {status}: {statusText}', {
      '{status}': '503',
      '{statusText}': 'Service Unavailable',
    }),
  )
  await expect(banner).toContainText(
    specified('Network error occurred. Please try again or switch to a different network.'),
  )
})
