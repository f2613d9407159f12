import { expect, type Locator, type Page } from '@playwright/test'
import type { Example } from './example-paths.ts'
import { findGame, startWithCart, startWithSaved } from './stored-games.ts'
import { waitForTransitions, waitInPage } from './wait-in-page.ts'

/** Opens an example as a shopper would, and waits until it has settled. */
export async function showExample(page: Page, example: Example): Promise<void> {
  // One of the games has a long title.
  if (example.cart) await startWithCart(page, 'shot-roulette', 'rummy-night')
  if (example.wishlist) await startWithSaved(page, 'rummy-night')
  if (example.checkout) await startCheckout(page)
  await page.goto(example.path)
  await settlePage(page)
  if (example.open === 'menu') await openMenu(page)
  if (example.open === 'cart sheet') await openCartSheet(page)
}

/** Starts a checkout as Buy Now does without script, with the page's cookies; the browser stays on its page. */
async function startCheckout(page: Page): Promise<void> {
  const { firstVariant } = await findGame(page, 'rummy-night')
  const form = { variantId: firstVariant?.id ?? '' }
  const answer = await page.request.post('/api/checkout', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

export async function openCartSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^cart/i }).first().click()
  await page.getByRole('dialog', { name: /^Shopping Cart/ }).waitFor()
}

/** Opens the slide-out menu on phones, or the Shop list on wider screens. */
export async function openMenu(page: Page): Promise<void> {
  const phoneButton = page.getByRole('button', { name: 'Open menu' })
  const isPhone = await phoneButton.isVisible()
  await (isPhone ? phoneButton : page.getByRole('button', { name: 'Shop', exact: true })).click()
  await page.getByRole('link', { name: 'Best Sellers' }).first().waitFor()
}

/** Waits for hydration; before it, app/browser/early-taps.ts records the taps. */
export async function waitForScript(page: Page): Promise<void> {
  await waitInPage(page, () => document.readyState !== 'loading' && window.earlyTaps === undefined)
}

/** Waits for what the frame does on every page (app/frame/page-listeners.tsx), after the page is interactive. */
export async function waitForListeners(page: Page): Promise<void> {
  await page.locator('.tip-bubble').waitFor({ state: 'attached' })
}

/** Waits until the rest of the page is laid out (app/frame/lay-out-rest.ts), which moves what is below. */
export async function waitForWhole(page: Page): Promise<void> {
  await waitInPage(
    page,
    () =>
      'whole' in document.documentElement.dataset ||
      document.querySelector('.band, .footer, .later') === null,
  )
}

/** Moves the pointer: parts below the first screen and on-demand parts load their scripts at the first input. */
export async function beginToUse(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointermove')))
}

/**
 * Waits until a part that loads at the first input is hydrated, which React's properties on it show, and the page is
 * laid out.
 */
export async function waitForPart(part: Locator): Promise<void> {
  await beginToUse(part.page())
  await waitForWhole(part.page())
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => part.evaluate(isHydrated)).toBe(true)
}

/** Opens the form for codes. Until its script has loaded, there is plain text with the same words. */
export async function openCodes(part: Page | Locator): Promise<void> {
  await part.locator('summary', { hasText: /^(Have a|Another) code\?/ }).click()
}

/** Waits for the fonts, which load after the largest picture (server/document/delay-fonts.ts). */
export async function waitForFaces(page: Page): Promise<void> {
  await waitInPage(
    page,
    () =>
      document.querySelector('style[media="not all"]') === null &&
      document.fonts.check('1em "Anek Latin"') &&
      document.fonts.status === 'loaded',
  )
}

/** Waits until scripts run, fonts are there and lazy parts have loaded. Ends at the top of the page. */
export async function settlePage(page: Page): Promise<void> {
  await waitForScript(page)
  await waitForContent(page)
  await page.evaluate(async () => {
    // Resolves after a second if the browser renders no frame.
    const nextFrame = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => done())
        setTimeout(done, 1000)
      })
    const root = document.documentElement
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(async () => expect(await listUnfinished(page)).toEqual([])).toPass()
  await waitForFaces(page)
}

/**
 * Waits until the stored cart and wishlist are read and lazy parts are rendered. A page that is scrolled to its end
 * before that, and then gets shorter, counts as shifted.
 */
async function waitForContent(page: Page): Promise<void> {
  await beginToUse(page)
  await waitForWhole(page)
  // Lazy parts load when the browser is idle, after hydration.
  await page.waitForLoadState('networkidle')
  const measure = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelectorAll('main *').length,
    ])
  await expect(async () => {
    const before = await measure()
    await page.waitForTimeout(300)
    expect(await measure()).toEqual(before)
  }).toPass()
}

/**
 * Polls the current page: waiting for one picture would never end if React replaces it. A missing picture has a
 * placeholder and counts as loaded.
 */
function listUnfinished(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    return pictures.filter(({ complete }) => !complete).map(({ currentSrc }) => currentSrc)
  })
}

/** Changes the system's theme, and waits until the page has changed. */
export async function changeTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await waitForTransitions(page)
}

/** Renders everything, including parts that `content-visibility` skips while off screen. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const { contentVisibility } = getComputedStyle(part)
      if (contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  })
}
