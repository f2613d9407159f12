import type { Page } from '@playwright/test'
import type { Example } from './example-paths.ts'

/** Goes to an example as a shopper would, and waits until it has settled. The page's context names the shop. */
export async function showExample(page: Page, example: Example): Promise<void> {
  if (example.cart) await fillCart(page)
  if (example.wishlist) await fillWishlist(page)
  await page.goto(example.path)
  await settlePage(page)
  if (example.open === 'menu') await openMenu(page)
  if (example.open === 'cart sheet') await openCartSheet(page)
}

/** Two games, one of them with a long title. */
async function fillCart(page: Page): Promise<void> {
  for (const handle of ['shot-roulette', 'rummy-night']) {
    await page.goto(`/product/${handle}`)
    await waitForScript(page)
    await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
    await page.getByRole('button', { name: /^Cart, \d+ items?$/ }).waitFor()
  }
}

async function fillWishlist(page: Page): Promise<void> {
  await page.goto('/product/rummy-night')
  await waitForScript(page)
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Wishlist, 1 game' }).waitFor()
}

export async function openCartSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^cart/i }).first().click()
  await page.getByRole('dialog', { name: /^Shopping Cart/ }).waitFor()
}

/** The menu that slides out on phones, or the list under Shop where there is room for it. */
export async function openMenu(page: Page): Promise<void> {
  const phoneButton = page.getByRole('button', { name: 'Open menu' })
  const isPhone = await phoneButton.isVisible()
  await (isPhone ? phoneButton : page.getByRole('button', { name: 'Shop', exact: true })).click()
  await page.getByRole('link', { name: 'Best Sellers' }).first().waitFor()
}

/** Until React has taken over the server's markup, a press may go unheard: its first button carries React's mark then. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
}

/**
 * Waits until the page is as a shopper who has looked at all of it sees it: script at work, faces there, what loads on
 * sight loaded. Ends at the top.
 */
export async function settlePage(page: Page): Promise<void> {
  await waitForScript(page)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const root = document.documentElement
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(
      pictures.map((picture) => {
        const { promise: ended, resolve } = Promise.withResolvers<void>()
        // A picture that cannot be had is drawn as missing, and is not waited for.
        for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve())
        return picture.complete ? null : ended
      }),
    )
    await nextFrame()
  })
}

/** Parts far from the screen are drawn when they come near it (`content-visibility`); from here on all of them are. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const { contentVisibility } = getComputedStyle(part)
      if (contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  })
}
