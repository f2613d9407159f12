import { expect, type Page } from '@playwright/test'
import { waitForListeners, waitForWhole } from './show-example.ts'
import { test } from './test.ts'

test.use({ loadsAhead: true })

/** Opens a page without any input, and waits until it has fetched all that it fetches by itself. */
async function openUntouched(page: Page, path: string) {
  const pictures = new Set<string>()
  const scripts = new Set<string>()
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.url()} ${request.postData() ?? ''}`)
    if (request.resourceType() === 'image') pictures.add(request.url())
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  // Playwright's evaluations count as user activation, so they wait until the page listens for the first input.
  const listens = page.waitForRequest(/frame-later-/)
  await page.goto(path, { waitUntil: 'commit' })
  await listens
  await waitForListeners(page)
  await waitForWhole(page)
  // Sends a move of no distance, as browsers do for a resting pointer when the layout under it changes.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  return { pictures, scripts, asked }
}

/** Addresses of the pictures whose boxes are in the viewport. */
function listSeen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].map((picture) => ({
      picture,
      place: picture.closest(':not(img, picture)'),
    }))
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve)
      for (const { place } of pictures) if (place) observer.observe(place)
    })
    const seen = entries
      .filter(({ intersectionRatio }) => intersectionRatio > 0)
      .map(({ target }) => target)
    return pictures
      .filter(({ place }) => place && seen.includes(place))
      .map(({ picture }) => picture.currentSrc)
  })
}

/** What each page needs only once it is used, besides the parts of all pages. */
const laterOf = {
  '/': /\/home-later-.*\.js/,
  '/category/party-games': /\bcollection\(/,
  '/product/shot-roulette': /\/product-later-.*\.js/,
} as const

for (const [path, own] of Object.entries(laterOf))
  test(`${path} loads only visible pictures, and no scripts and data not needed at first, until it is used`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { pictures, asked } = await openUntouched(page, path)
    const later = [/\/cart-later-.*\.js/, /\/exit-offer-later-.*\.js/, own]
    const askedLater = () => later.filter((words) => asked.some((request) => words.test(request)))
    expect(askedLater()).toEqual([])
    const first = [...pictures]
    expect(first.toSorted()).toEqual([...new Set(await listSeen(page))].toSorted())
    await page.mouse.move(100, 100)
    await expect.poll(askedLater).toEqual(later)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => pictures.size).toBeGreaterThan(first.length)
  })

test('a taller window loads more pictures', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 3000 })
  const { pictures } = await openUntouched(page, '/')
  expect([...pictures].filter((address) => address.includes('/cdn/')).length).toBeGreaterThan(1)
})

const later = /\/(home|product|cart|exit-offer|reviews[\w-]*)-later-/

for (const path of ['/', '/all-products', '/product/shot-roulette'])
  test(`${path} with data saver loads no picture below the screen before scrolling`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const { pictures, scripts } = await openUntouched(page, path)
    const before = { pictures: [...pictures], scripts: [...scripts] }
    expect(before.scripts.filter((address) => later.test(address))).toEqual([])
    const heading = page.getByRole('heading', { level: 1 })
    await heading.dispatchEvent('pointermove')
    await heading.dispatchEvent('pointerdown')
    await page.waitForTimeout(500)
    expect({ pictures: [...pictures], scripts: [...scripts] }).toEqual(before)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => pictures.size).toBeGreaterThan(before.pictures.length)
  })
