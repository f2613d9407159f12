import { expect, type Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

declare const tellOpening: (focus: string) => void

/** The numeric id of a game's first variant. */
async function findVariant(page: Page, handle: string): Promise<string> {
  const html = await (await page.request.get(`/product/${handle}`)).text()
  return /ProductVariant\/(\d+)/.exec(html)?.[1] ?? ''
}

/** Tells where the focus is when the page opens a dialog. Asking the page itself would count as its first tap. */
async function watchOpening(page: Page, tell: (focus: string) => void): Promise<void> {
  await page.exposeFunction('tellOpening', tell)
  await page.addInitScript(() => {
    document.addEventListener(
      'toggle',
      () => {
        const { activeElement: focused } = document
        const ring = focused?.matches(':focus-visible') ? 'with' : 'without'
        tellOpening(`${focused?.getAttribute('aria-label')}, ${ring} a ring`)
      },
      { capture: true },
    )
  })
}

const cart = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ })

test('a link fills the cart once, whatever is reloaded', { tag: '@phone' }, async ({ page }) => {
  const variant = await findVariant(page, 'jugaad')
  await page.goto('/about', { waitUntil: 'load' })
  const opened = Promise.withResolvers<string>()
  await watchOpening(page, opened.resolve)
  await page.goto(`/cart/add?id=${variant}&quantity=2`, { waitUntil: 'load' })
  expect(await opened.promise).toBe('Close, without a ring')
  await expect(page).toHaveURL('/all-products')
  await expect(cart(page)).toHaveAccessibleName('Shopping Cart (2 items)')
  await expect(cart(page).getByText('Jugaad').first()).toBeVisible()
  await page.reload()
  await waitForListeners(page)
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeAttached()
  // The link's own page is not in the history.
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/all-products')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeAttached()
  // Visiting a link that adds again adds again; visiting one that sets a quantity again changes nothing.
  await page.goto(`/cart/${variant}:2`)
  await expect(cart(page)).toHaveAccessibleName('Shopping Cart (2 items)')
  await page.goto('/about')
  await page.goto(`/cart/add?id=${variant}`)
  await expect(cart(page)).toHaveAccessibleName('Shopping Cart (3 items)')
  // Back leaves the reloaded page before its listeners have come, too.
  const listeners = '**/assets/frame-later*'
  const withheld = page.waitForRequest(listeners)
  await page.route(listeners, () => undefined)
  await page.reload()
  await withheld
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the code of a link reaches cart and checkout, and a link says which sold-out game it left out', {
  tag: '@phone',
}, async ({ page }) => {
  const [gone, sold] = [
    await findVariant(page, 'kitty-party-killer'),
    await findVariant(page, 'jugaad'),
  ]
  await page.goto('/discount/SAVE10?redirect=/products/jugaad')
  await expect(page).toHaveURL('/product/jugaad')
  await expect(page.getByText('Code SAVE10 is saved')).toBeVisible()
  await page.goto(`/cart/${gone}:1,${sold}:1`)
  await expect(cart(page)).toHaveAccessibleName('Shopping Cart (1 items)')
  const news = cart(page).getByRole('listitem').filter({ hasText: 'Left out of your cart' })
  await expect(news).toContainText('Kitty Party Killer is out of stock.')
  await expect(cart(page).getByText('SAVE10', { exact: true })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText('SAVE10').first()).toBeVisible()
  await page.goto(`/cart/${gone}:1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sold out for now')
  await expect(page).toHaveURL(/\/cart\//)
  expect(await findBarriers(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the games of a link can be bought from its page', { tag: '@phone' }, async ({ page }) => {
    const one = await findVariant(page, 'jugaad')
    const other = await findVariant(page, 'shot-roulette')
    await page.goto(`/cart/${one}:2,${other}:1?discount=SAVE10`)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/checkouts\//)
    await expect(page.getByText('Jugaad').first()).toBeAttached()
    await expect(page.getByText('SAVE10').first()).toBeAttached()
  })
})
