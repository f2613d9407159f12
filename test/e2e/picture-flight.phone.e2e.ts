import { expect, type Locator, type Page } from '@playwright/test'
import { waitForListeners, waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

type Change = {
  readonly pictures: readonly string[]
  readonly named: number
  /** Whether the rest of the page fades. */
  readonly fades: boolean
}

/** What the picture did in each page transition, slowed down by a factor. */
async function watchChanges(page: Page, slower = 1): Promise<() => Promise<readonly Change[]>> {
  await page.addInitScript((factor) => {
    const changes: Change[] = []
    Object.assign(window, { changes })
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (...change) {
      const transition = startViewTransition.apply(this, change)
      const record = () => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        for (const animation of moving) animation.playbackRate = 1 / factor
        const names = moving.map(({ effect }) =>
          effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '',
        )
        changes.push({
          pictures: [...new Set(names.filter((name) => name.includes('(game-picture)')))].sort(),
          named: document.querySelectorAll('body [style*="view-transition-name"]').length,
          fades: names.some((name) => name.includes('(root)')),
        })
      }
      void transition.ready.then(record)
      return transition
    }
  }, slower)
  return () => page.evaluate(() => (window as { changes?: Change[] }).changes ?? [])
}

const flown: Change = {
  pictures: [
    '::view-transition-group(game-picture)',
    '::view-transition-new(game-picture)',
    '::view-transition-old(game-picture)',
  ],
  named: 1,
  fades: false,
}

async function openList(page: Page, path = '/all-products'): Promise<void> {
  await page.goto(path)
  await waitForListeners(page)
}

const named = (page: Page) => page.locator('[style*="view-transition-name"]')

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').getByRole('link', { name: title, exact: true }).first()

/** Opens the page of a game whose data does not arrive until its picture was looked at. */
async function expectCardPicture(page: Page): Promise<void> {
  const title = 'Couple Taboo'
  const { promise: isAsked, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/graphql.json', async (route) => {
    if (/findProductByHandle|productByHandle/i.test(route.request().postData() ?? '')) await isAsked
    await route.continue()
  })
  await cardOf(page, title).click()
  await expect(page.getByText('Loading product')).toBeVisible()
  await expect(page.locator('.gallery-well .skeleton-picture')).toHaveCSS(
    'background-image',
    /couple-taboo/,
  )
  load()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // The page's own picture, without the card's picture behind it.
  await expect(page.locator('.gallery-well img').first()).toHaveCSS('background-image', 'none')
}

test('the picture of a tapped card flies to its page, back on Back, and on to the next game, also while that loads', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const changes = await watchChanges(page)
  await openList(page)
  await cardOf(page, 'Cousins Kalesh').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cousins Kalesh' })).toBeVisible()
  await expect.poll(changes).toEqual([flown])
  await expect(named(page)).toHaveCount(0)
  await page.goBack()
  await expect.poll(changes).toEqual([flown, flown])
  await expect(named(page)).toHaveCount(0)

  await expectCardPicture(page)
  await expect(named(page)).toHaveCount(0)
  const before = await changes()
  const related = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('article')
  const link = related.getByRole('heading').first().getByRole('link')
  const next = (await link.textContent()) ?? ''
  await waitForPart(link)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  await expect.poll(changes).toEqual([...before, flown])
  expect(watch.problems).toEqual([])
})

/** A point on a stroke of a button's icon: between the strokes a tap hits the button itself. */
async function findStroke(button: Locator): Promise<{ x: number; y: number }> {
  const stroke = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let x = left; x < left + width; x += 1)
      for (let y = top; y < top + height; y += 1)
        if (document.elementFromPoint(x, y) instanceof SVGElement) return { x, y }
    return null
  })
  if (!stroke) throw new Error('The button has no icon.')
  return stroke
}

test('a tap during a page transition reaches the icon under it', async ({ page }) => {
  const changes = await watchChanges(page, 1000)
  await openList(page, '/product/drunk-ludo')
  const stroke = await findStroke(page.getByRole('button', { name: /^Cart/ }))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
  await expect.poll(changes).toEqual([{ pictures: [], named: 0, fades: true }])
  await page.mouse.click(stroke.x, stroke.y)
  await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible()
})
