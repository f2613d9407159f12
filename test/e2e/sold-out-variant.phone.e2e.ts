import { expect, type Locator, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { waitForListeners, waitForScript } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const PATH = '/product/desi-taboo'

test.use({ viewport: { width: 360, height: 640 } })

/** Opens a game; the scripts of the parts below its first screen arrive only after the returned function is called. */
async function openWithoutParts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*-later-*.js', (route) => scripts.promise.then(() => route.continue()))
  await page.goto(path)
  await waitForScript(page)
  return async () => {
    const loaded = page.waitForResponse('**/product-later-*.js')
    scripts.resolve()
    await loaded
    await waitForListeners(page)
  }
}

test('the first screen of a sold-out edition links to the one in stock, in the full width and by keyboard, and keeps the parts whose scripts load after the choice', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const release = await openWithoutParts(page, PATH)
  await expect(page.getByRole('button', { name: 'Wishlist: Desi Taboo' })).toBeInViewport({
    ratio: 1,
  })
  const price = page.getByText('Inclusive of all taxes', { exact: true }).locator('..')
  const places = async () => {
    const boxes = [
      await price.boundingBox(),
      await page.locator('.ink-stamps').first().boundingBox(),
    ]
    return boxes.map((box) => [box?.y, box?.height])
  }
  const before = await places()
  await expect(price).toContainText('Sold out: English')
  const bar = page.getByRole('region', { name: 'Buy Desi Taboo' })
  const link = bar.getByRole('link', { name: 'See Hinglish, ₹749' })
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.width).toBeGreaterThan(330)
  await expect(bar.getByRole('button')).toHaveCount(0)
  await link.tap()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(page.getByRole('radio', { name: 'Hinglish' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Hinglish' })).toBeFocused()
  await expect(link).toBeHidden()
  // A tap stays at the price.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await places()).toEqual(before)
  await expect(bar.getByRole('button', { name: 'Add ₹749' })).toBeInViewport({ ratio: 1 })
  await test.step('choosing a variant before the scripts of lower parts load keeps these parts', async () => {
    const below = [
      page.locator('.product-deck').getByText('Draw a card'),
      page.getByRole('tab', { name: specified('Shipping'), exact: true }),
      page.getByRole('heading', { name: specified('You Might Also Like') }),
    ]
    for (const part of below) await expect(part).toBeAttached()
    await release()
    for (const part of below) await expect(part).toBeAttached()
  })

  // By keyboard, the chosen option is in view.
  const option = page.getByRole('radio', { name: 'Hinglish' })
  await page.keyboard.press('ArrowUp')
  await expect(option).not.toBeChecked()
  await page.evaluate(() => window.scrollTo(0, 0))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(option).toBeFocused()
  const label = page.locator('label').filter({ has: option })
  await expect(label).toBeInViewport({ ratio: 1 })
  await test.step('what is chosen shows in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const ground = (part: Locator) =>
      part.evaluate((chip) => getComputedStyle(chip).backgroundColor)
    const others = page.locator('label.chip').filter({ hasNot: page.locator(':checked') })
    expect(await ground(label)).not.toBe(await ground(others.first()))
  })
  expect(watch.problems).toEqual([])
})

test('bar and panel of a sold-out game link to similar ones instead of offering a quantity; these come into view before their script loads, and stay there', async ({
  page,
}) => {
  const release = await openWithoutParts(page, '/product/kitty-party-killer')
  const bar = page.getByRole('region', { name: 'Buy Kitty Party Killer' })
  const link = bar.getByRole('link', { name: 'See similar' })
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(bar.getByRole('button')).toHaveCount(0)
  const panel = page.locator('.buy-panel')
  for (const name of [specified('Out of Stock'), /^Buy Now/]) {
    await expect(panel.getByRole('button', { name })).toBeDisabled()
  }
  await expect(panel.getByRole('link', { name: 'See similar games' })).toHaveClass(/button/)
  await expect(panel.getByRole('group')).toHaveCount(0)
  await link.tap()
  const similar = page.getByRole('heading', { name: specified('You Might Also Like') })
  await expect(similar).toBeInViewport()
  await release()
  await expect(similar).toBeInViewport()
})
