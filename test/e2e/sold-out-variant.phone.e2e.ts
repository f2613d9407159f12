import { expect, type Locator } from '@playwright/test'
import { specified } from '../specification.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const PATH = '/product/desi-taboo'

test.use({ viewport: { width: 360, height: 640 } })

test('the first screen of a sold-out edition links to the one in stock, in the full width and by keyboard', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.goto(PATH)
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
  await expect(price).toContainText('Sold out')
  const bar = page.getByRole('region', { name: 'Buy Desi Taboo' })
  const link = bar.getByRole('link', { name: 'See Hinglish' })
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.width).toBeGreaterThan(330)
  await expect(bar.getByRole('button')).toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(page.getByRole('radio', { name: 'Hinglish' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Hinglish' })).toBeFocused()
  await expect(link).toBeHidden()
  // A tap stays at the price.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await places()).toEqual(before)
  await expect(bar.getByRole('button', { name: 'Add ₹749' })).toBeInViewport({ ratio: 1 })

  // By keyboard, the chosen option is in view.
  const option = page.getByRole('radio', { name: 'Hinglish' })
  await page.keyboard.press('ArrowUp')
  await expect(option).not.toBeChecked()
  await page.evaluate(() => window.scrollTo(0, 0))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(option).toBeFocused()
  await expect(page.locator('label').filter({ has: option })).toBeInViewport({ ratio: 1 })
  expect(watch.problems).toEqual([])
})

test('bar and panel of a sold-out game link to similar ones instead of offering a quantity', async ({
  page,
}) => {
  await page.goto('/product/kitty-party-killer')
  const bar = page.getByRole('region', { name: 'Buy Kitty Party Killer' })
  const link = bar.getByRole('link', { name: 'See similar' })
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  for (const button of await bar.getByRole('button').all()) await expect(button).toBeDisabled()
  await expect(bar.getByRole('button')).toHaveCount(2)
  const panel = page.locator('.buy-panel')
  await expect(panel.getByRole('link', { name: 'See similar games' })).toHaveClass(/button/)
  await expect(panel.getByRole('group')).toHaveCount(0)
  await link.click()
  await expect(
    page.getByRole('heading', { name: specified('You Might Also Like') }),
  ).toBeInViewport()
})

test('the bar names the chosen variant, links to the choice, and covers nothing at the end', async ({
  page,
}) => {
  await page.goto('/product/drunk-ludo')
  const bar = page.getByRole('region', { name: 'Buy Drunk Ludo' })
  await expect(bar.getByText('Classic', { exact: true })).toBeInViewport({ ratio: 1 })
  const choice = page.getByRole('group', { name: 'Size' })
  const change = bar.getByRole('link', { name: 'Change size' })
  const { y: controls = 0 } = (await bar.getByRole('button').first().boundingBox()) ?? {}
  // A finger hits it anywhere on the line, up to 44 px above the controls.
  for (const above of [6, 42]) {
    const isHit = await change.evaluate(
      (link, y) => document.elementFromPoint(300, y) === link,
      controls - above,
    )
    expect(isHit, `${above} px above`).toBe(true)
  }
  await change.click()
  const top = async () => (await bar.boundingBox())?.y ?? 0
  const ending = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height - (await top()) : Number.POSITIVE_INFINITY
  }
  await expect.poll(() => ending(choice)).toBeLessThanOrEqual(0)
  await choice.getByText('Travel').click()
  await expect(bar.getByText('Travel', { exact: true })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('contentinfo').locator('p').last()
  await expect.poll(() => ending(last)).toBeLessThanOrEqual(0)
})
