import type { Browser, Page } from '@playwright/test'
import { settlePage } from '#test/e2e/show-example.ts'
import { getHeaviest, limits, type Weight } from './weights.ts'

const TIMEOUT_MS = 5 * 60_000
/** A common phone: 412 CSS pixels wide, with 2 device pixels each. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/**
 * Measures the pictures that Chromium, as a phone, downloads for the home page's hero and for
 * product cards.
 */
export async function weighPictures(browser: Browser, origin: string): Promise<Weight[]> {
  const hero = await weighPage(browser, `${origin}/`, findHeroPictures)
  const cards = await weighPage(browser, `${origin}/all-products`, findMainPictures)
  return [
    { name: 'Hero picture, phone at 2x', limit: limits.heroPicture, ...hero },
    { name: 'Largest card picture, phone at 2x', limit: limits.cardPicture, ...cards },
  ]
}

/**
 * The heaviest of a page's pictures, in bytes sent.
 * @param find runs in the page and returns the URLs of the pictures to measure
 * @throws Error when none of them was downloaded
 */
async function weighPage(browser: Browser, address: string, find: () => string[]) {
  const page = await browser.newPage(phone)
  page.setDefaultTimeout(TIMEOUT_MS)
  const sizes = recordSizes(page)
  await page.goto(address)
  await settlePage(page)
  const counted = await page.evaluate(find)
  const bytesByUrl = await sizes()
  await page.close()
  const heaviest = getHeaviest(new Map([...bytesByUrl].filter(([url]) => counted.includes(url))))
  if (!heaviest.heaviest) throw new Error(`${address} shows no picture to weigh.`)
  return { ...heaviest, heaviest: heaviest.heaviest.replace(new URL(address).origin, '') }
}

/** Records the size of each picture as it arrives; the returned function waits for all of them. */
function recordSizes(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const arrived: Promise<readonly [string, number]>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image') return
    arrived.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]))
  })
  return async () => new Map(await Promise.all(arrived))
}

/** Runs in the page: pictures and backgrounds of the section with the main heading. */
function findHeroPictures(): string[] {
  const hero = document.querySelector('h1')?.closest('section')
  if (!hero) return []
  const parts = [hero, ...hero.querySelectorAll('*')]
  const drawn = parts.flatMap((part) => (part instanceof HTMLImageElement ? [part.currentSrc] : []))
  const painted = parts.flatMap((part) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const { backgroundImage } = getComputedStyle(part, pseudo || null)
      return [...backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address)
    }),
  )
  return [...drawn, ...painted]
}

/** Runs in the page: all pictures of the main content. */
function findMainPictures(): string[] {
  return [...document.querySelectorAll('main img')].flatMap((part) =>
    part instanceof HTMLImageElement ? [part.currentSrc] : [],
  )
}
