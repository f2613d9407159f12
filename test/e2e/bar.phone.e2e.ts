import { expect, type Page } from '@playwright/test'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

const bar = (page: Page) => page.getByRole('banner')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Show only' })

const scrollBy = (page: Page, pixels: number) =>
  page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels)

/** Waits until the page has noticed what was done. */
const noticed = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
  })

async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await noticed(page)
}

async function expectToHideAndReturn(page: Page): Promise<void> {
  await scrollBy(page, 300)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await scrollBy(page, 900)
  await expect(bar(page)).not.toBeInViewport()
  await expect.poll(async () => (await rail(page).boundingBox())?.y).toBe(0)
  await scrollBy(page, -40)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await rail(page).boundingBox())?.y).toBeGreaterThan(64)

  await scrollBy(page, 400)
  await expect(bar(page)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await scrollBy(page, 400)
  await expect(page.locator('html')).not.toHaveAttribute('data-bar-hidden')
  await page.getByRole('button', { name: 'Open menu' }).blur()
}

/** A press stops a bar that slides in, so that it hits its target. */
async function expectToStopUnderPress(page: Page): Promise<void> {
  await scrollBy(page, 1200)
  await expect(bar(page)).not.toBeInViewport()
  const slowly = await page.context().newCDPSession(page)
  await slowly.send('Animation.enable')
  await slowly.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  await scrollBy(page, -40)
  const bag = bar(page).getByRole('button', { name: 'Cart' })
  const bottom = async () => {
    const { y = 0, height = 0 } = (await bag.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(bottom).toBeGreaterThan(6)
  await page.mouse.move(334, 3)
  await page.mouse.down()
  await noticed(page)
  const pressed = await bottom()
  // As long as a slow finger rests: without the press, the bar would be 8 px further down by then.
  await page.waitForTimeout(1500)
  expect(await bottom()).toBe(pressed)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  await slowly.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await bag.blur()
}

async function expectInPlaceOnNewPage(page: Page): Promise<void> {
  await scrollBy(page, 1200)
  await expect(bar(page)).not.toBeInViewport()
  const top = page.evaluate(
    () =>
      new Promise<number | undefined>((found) => {
        const list = document.querySelector('h1')?.textContent
        const look = () => {
          const heading = document.querySelector('h1')?.textContent
          if (heading === list) requestAnimationFrame(look)
          else found(document.querySelector('header')?.getBoundingClientRect().top)
        }
        look()
      }),
  )
  const card = page.locator('.product-card').filter({ hasText: 'Romance Roulette' })
  await card.getByRole('link').evaluate((link: HTMLElement) => link.click())
  expect(await top).toBe(0)
}

// spec 2.021
test('bar and filters hide on scrolling down and return on scrolling up; a sliding bar stops under a press; a new page starts with the bar in place; it stays with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/all-products')
  await waitForListeners(page)
  await scrollBy(page, 1200)
  await expect(page.locator('html')).toHaveAttribute('data-bar-hidden')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await returnToTop(page)
  await expectToHideAndReturn(page)
  await returnToTop(page)
  await expectToStopUnderPress(page)
  await returnToTop(page)
  await expectInPlaceOnNewPage(page)
})
