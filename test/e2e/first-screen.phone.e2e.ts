import { expect, type Page } from '@playwright/test'
import catalogue from '#demo/catalogue.json' with { type: 'json' }
import { refusePictures } from './refuse-pictures.ts'
import { test } from './test.ts'

/** The smallest windows that the shop is made for. */
const phone = { width: 360, height: 640 }
const desktop = { width: 1280, height: 800 }

test.use({ javaScriptEnabled: false })

/** A long word in merchant text breaks within its column. */
async function expectLongWordsToBreak(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const cards = 'h1, [aria-labelledby=benefits] li'
    const details = '.whitespace-pre-line, .night li > span:last-child, dd'
    const parts = [...document.querySelectorAll(`main :is(${cards}, ${details})`)]
    for (const part of parts) part.append('x'.repeat(80))
    const edge = document.documentElement.clientWidth
    const reaches = (part: Element) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return words.getBoundingClientRect().right > edge
    }
    return { parts: parts.length, wide: parts.filter(reaches).map((part) => part.outerHTML) }
  })
  expect(tooWide.parts).toBeGreaterThan(20)
  expect(tooWide.wide).toEqual([])
}

// One load for all: without script the layout depends on markup, styles and the viewport's width alone, and the pages of
// games have the same styles.
test('a long word in merchant text breaks within its column; every product shows picture, title, price, rating and numbers on the first screen', async ({
  page,
}) => {
  await refusePictures(page)
  await page.setViewportSize(phone)
  await page.goto('/product/shot-roulette')
  await test.step('a long word', () => expectLongWordsToBreak(page))
  const handles = catalogue.products.map(({ handle }) => handle)
  const narrow = await page.evaluate(measureGames, handles)
  expect(narrow.map(({ words }) => words)).toEqual(catalogue.products.map(({ title }) => title))
  for (const { handle, words, ...parts } of narrow) {
    const { bar, picture, box, title, price, rating, numbers, thumbnails, choice } = parts
    for (const bottom of [title, price, rating])
      expect.soft(bottom, `${handle} on a phone`).toBeLessThanOrEqual(bar)
    expect.soft(numbers, `${handle}'s numbers`).toBeLessThanOrEqual(bar)
    expect.soft(picture, handle).toBeLessThanOrEqual(phone.height * 0.44 + 1)
    // All of the well but the breadcrumb's row.
    expect.soft(box, `${handle}'s box`).toBeGreaterThan(picture - 41)
    expect.soft(thumbnails, `${handle}'s thumbnails`).toBe(0)
    // Whole below the bar, which names the chosen variant, rather than cut off by it.
    if (choice) expect.soft(choice, `${handle}'s choice`).toBeGreaterThanOrEqual(bar)
  }

  await page.setViewportSize(desktop)
  const wide = await page.evaluate(measureGames, handles)
  for (const { handle, price, buyNow } of wide)
    for (const bottom of [price, buyNow])
      expect.soft(bottom, `${handle} on a desktop`).toBeLessThanOrEqual(desktop.height)
})

/** Faces in the hero's picture, in shares of its width from its corner: left, top, right, bottom. */
const faces = {
  Dadi: [0.42, 0.31, 0.57, 0.48],
  'the loser': [0.11, 0.39, 0.22, 0.5],
  'the friend': [0.77, 0.43, 0.89, 0.54],
  'the boy': [0.01, 0.56, 0.14, 0.67],
  'the girl': [0.89, 0.57, 1, 0.67],
} as const

/** Phones' windows. */
const screens = [
  [320, 568],
  [360, 640],
  [375, 667],
  [360, 740],
  [390, 844],
  [412, 915],
] as const

async function expectFacesInView(page: Page): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const [picture, game, price, hero] = await page.evaluate(() =>
      ['.hero-picture > img', '.deck-box img', '.deck-box .badge', '.hero'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      ),
    )
    if (!picture || !game || !price || !hero) throw new Error('parts are missing')
    // The drawn box is 0.764 of its picture's width, a little left of the middle.
    const { top, bottom } = game
    const box = {
      top,
      bottom,
      right: game.left + game.width * 0.86,
      left: game.left + game.width * 0.07,
    }
    for (const [who, shares] of Object.entries(faces)) {
      const [left = 0, above = 0, right = 0, below = 0] = shares.map((share) => share * width)
      // The scallops along the lower edge.
      expect.soft(picture.top + below, `${who}, ${width} px`).toBeLessThan(hero.bottom - 8)
      for (const cover of [box, price]) {
        const isBeside = cover.right < left || cover.left > right
        const isAboveOrBelow = cover.bottom < picture.top + above || cover.top > picture.top + below
        expect.soft(isBeside || isAboveOrBelow, `${who} is in view, ${width} px`).toBe(true)
      }
    }
    // Within the picture.
    expect.soft(price.top, `${width} px`).toBeGreaterThan(picture.top)
    expect.soft(game.bottom, `${width} px`).toBeLessThan(hero.bottom - 8)
  }
}

test('home has two buttons side by side and a box with its price on the first screen, and the box covers no face', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const parts = ['.hero-actions > a', '.deck-box', '.deck-box .badge', '.hero', '.deck']
  const boxes = await page.evaluate(
    (all) =>
      all.map((part) =>
        [...document.querySelectorAll(part)].map((element) => element.getBoundingClientRect()),
      ),
    parts,
  )
  const [[shop, view] = [], [box] = [], [price] = [], [hero] = [], [deck] = []] = boxes
  if (!shop || !view || !box || !price || !hero || !deck) throw new Error('parts are missing')
  expect(view.top).toBe(shop.top)
  expect(Math.min(shop.height, view.height)).toBeGreaterThanOrEqual(44)
  expect(box.top).toBeLessThanOrEqual(phone.height - 60)
  expect(price.bottom).toBeLessThanOrEqual(phone.height)
  // Of the deck a part is in view, below the hero.
  expect(deck.top).toBeGreaterThan(hero.bottom)
  expect(deck.top).toBeLessThan(phone.height)
  await expectFacesInView(page)
})

/**
 * Runs in the page of a game, which shows each game's page in turn, as the server renders it. Without script the buy
 * button that is measured is Buy Now, below Add.
 */
async function measureGames(handles: readonly string[]) {
  const boxOf = (selector: string) => {
    const part = document.querySelector(`main ${selector}`)
    if (part === null) throw new Error(`${selector} is missing`)
    return part.getBoundingClientRect()
  }
  const measure = (handle: string) => {
    // Its place with script, in the row of the type.
    const heart = document.querySelector('main h1')?.previousElementSibling?.lastElementChild
    if (heart instanceof HTMLElement) heart.style.display = 'flex'
    const thumbnails = document.querySelector('.gallery-thumbnails')
    return {
      handle,
      words: document.querySelector('main h1')?.textContent ?? '',
      title: boxOf('h1').bottom,
      price: boxOf('.price-lg').bottom,
      rating: boxOf('a[href="#reviews"]').bottom,
      numbers: boxOf('.ink-stamps').bottom,
      buyNow: boxOf('.buy-panel [type=submit]').bottom,
      bar: boxOf('.bottom-bar:not(:has(.chosen-variant)), .bottom-bar > .chosen-variant').top,
      picture: boxOf('.gallery-well').height,
      box: boxOf('.gallery-well img').height,
      /** How much of them has to be scrolled for. */
      thumbnails: thumbnails ? thumbnails.scrollHeight - thumbnails.clientHeight : 0,
      choice: document.querySelector('#choice')?.getBoundingClientRect().top,
    }
  }
  // Requested and parsed once for both widths.
  const pages: Map<string, HTMLElement> = Reflect.get(window, 'pages') ?? new Map()
  Object.assign(window, { pages })
  const measured = []
  for (const handle of handles) {
    let body = pages.get(handle)
    if (!body) {
      const html = await (await fetch(`/product/${handle}`)).text()
      body = new DOMParser().parseFromString(html, 'text/html').body
      pages.set(handle, body)
    }
    document.body.replaceChildren(...document.importNode(body, true).childNodes)
    measured.push(measure(handle))
  }
  return measured
}
