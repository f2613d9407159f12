import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { listFiles } from '#tools/project.ts'
import {
  buildCopy,
  copyUnderAnotherBrand,
  deskPassword,
  exportProducts,
  type RunningCopy,
  startCopy,
  writeLetterOf,
} from './another-brand.ts'

/** The demonstration's names in any spelling. Browser storage keys keep them. */
const oldName = /party[ _-]?gully|gullyworks/i
/** Words that only the demonstration uses, with its seller's address, person and numbers. */
const oldSeller =
  /gully|\bdadi\b|kalesh|meera|kabir|chai\b|bengaluru|indiranagar|560038|kulkarni|29AAKCG4821|80 ?4718|\bPG[-\d]/
/** What it says about its kinds of games. */
const oldKinds =
  /spicy|cousins|party games|couple games|couples|drinking,? |to drink\b|dare, tease|for adults only/
const oldWords = new RegExp(`${oldSeller.source}|${oldKinds.source}`, 'i')
const storageKeys = /party-gully(?:-[a-z]+)*/g
/** The hash in a file's name, in which any letters may meet. */
const fileHashes = /-[\w-]{8}(?=\.(?:js|css)\b)/g

const hasWords = (words: RegExp, text: string) =>
  words.test(text.replace(storageKeys, '').replace(fileHashes, ''))

/** The lines that say why a text has these words; it is split only if it has some. */
const linesWith = (words: RegExp, text: string) =>
  (hasWords(words, text) ? text.split(/\n|(?<=>)/) : [])
    .filter((line) => hasWords(words, line))
    .map((line) => line.slice(0, 300))
const linesWithOldName = (text: string) => linesWith(oldName, text)

let folder: string
let copy: RunningCopy | undefined

beforeAll(async () => {
  folder = await copyUnderAnotherBrand()
  await buildCopy(folder)
  copy = await startCopy(folder)
})
afterAll(() => copy?.stop())

/** A list with several filters has fewer of the same cards than one with each. */
const twoFilters = /[?&]filter=[^&]*\+/

/** Visits all pages that links lead to, starting from these paths. @returns the visits by path */
async function visitAll(from: readonly string[], cookie = ''): Promise<Map<string, Visit>> {
  const visited = new Map<string, Visit>()
  const open = [...from]
  for (const path of open) {
    if (visited.has(path)) continue
    const response = await fetch(new URL(path, copy?.origin), { headers: { cookie } })
    const text = await response.text()
    visited.set(path, { status: response.status, text })
    const isPage = response.headers.get('content-type')?.includes('html') ?? false
    for (const [, to = ''] of isPage ? text.matchAll(/<a [^>]*href="(\/[^"#]*)/g) : [])
      if (!twoFilters.test(to)) open.push(to.replaceAll('&amp;', '&'))
  }
  return visited
}

type Visit = { readonly status: number; readonly text: string }

/** The addresses of the demonstration's social sites, and of chats. */
const socialSites = /instagram\.com|youtube\.com|wa\.me/

/** @returns the owner's session cookie */
async function signIn(): Promise<string> {
  const body = new URLSearchParams({ name: 'owner', password: deskPassword })
  const answer = await fetch(new URL('/desk/sign-in', copy?.origin), {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Sends a shopper's query. */
async function writeToShop(): Promise<void> {
  const fields = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    query: 'When will my parcel be here, please?',
  }
  const body = new URLSearchParams(fields)
  const answer = await fetch(new URL('/api/message', copy?.origin), { method: 'POST', body })
  expect(answer.status).toBe(200)
}

const starts = [
  ...['/', '/checkout', '/thank-you', '/login', '/signup', '/forgot-password', '/wishlist'],
  ...['/manifest.webmanifest', '/sitemap.xml', '/desk', '/?ref=PG12345678'],
]

test('these tests recognise the demonstration’s own name', () => {
  expect(linesWithOldName(`${brand.name} and ${brand.parentCompany}`)).toHaveLength(1)
})

test('every link of the new shop leads to a page, and no page has the demonstration’s texts', async () => {
  // If the store takes over a second, a page is rendered without the store's kinds of games.
  const readHome = async () => (await fetch(copy?.origin ?? '')).text()
  await expect.poll(readHome).not.toContain('value="couple"')
  const visited = await visitAll(starts)
  expect([...visited.keys()]).toEqual(
    expect.arrayContaining(['/category/puzzles', '/category/board-games', '/product/quick-words']),
  )
  for (const [path, { status, text }] of visited) {
    expect(status, path).toBe(200)
    expect(linesWith(oldWords, text), path).toEqual([])
    expect(linesWith(socialSites, text), path).toEqual([])
  }
  const home = visited.get('/')?.text
  expect(home).toContain('Mela Mandi')
  expect(home).not.toContain('value="couple"')
  expect(home).not.toContain('rel="noopener me"')
  expect(visited.get('/terms')?.text).toContain('The courts of Pune decide')
  for (const path of ['/terms', '/privacy', '/returns'])
    expect(visited.get(path)?.text, path).not.toContain('1 November 2026')
  expect(visited.get('/all-products')?.text).not.toContain('filter=drinking')
  expect(home?.match(/class="tile-name"/g)).toHaveLength(3)
})

test('no page of the desk has the demonstration’s texts', async () => {
  await writeToShop()
  const visited = await visitAll(['/desk'], await signIn())
  const desk = [...visited].filter(([path]) => path.startsWith('/desk'))
  expect(desk.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/desk/messages/1', '/desk/stock', '/desk/letters', '/desk/settings']),
  )
  for (const [path, { status, text }] of desk) {
    expect(status, path).toBe(200)
    expect(linesWith(oldWords, text), path).toEqual([])
  }
  expect(visited.get('/desk')?.text).toContain('Mela Mandi')
})

test('the 404 page has none of the demonstration’s texts', async () => {
  const response = await fetch(new URL('/no-such-page', copy?.origin))
  expect(response.status).toBe(404)
  expect(linesWith(oldWords, await response.text())).toEqual([])
})

test('the hosted checkout names the new brand only', async () => {
  const page = await (await fetch(new URL('/product/quick-words', copy?.origin))).text()
  const [, variantId = ''] = /name="variantId" value="([^"]+)"/.exec(page) ?? []
  const body = new URLSearchParams({ variantId, quantity: '1' })
  const checkout = await fetch(new URL('/api/checkout', copy?.origin), { method: 'POST', body })
  expect(checkout.url).toContain('/local-store/')
  const text = await checkout.text()
  expect(linesWithOldName(text)).toEqual([])
  expect(text).toContain('Mela Mandi')
})

test('a letter has the new brand’s colours and none of the demonstration’s texts', async () => {
  const letter = await writeLetterOf(folder)
  const css = readFileSync(join(folder, 'merchant/colours.css'), 'utf8')
  for (const token of ['coral', 'label-marigold']) {
    const [, colour = ''] = new RegExp(`--${token}: (#\\w{6});`).exec(css) ?? []
    expect(letter, token).toContain(`background-color:${colour}`)
  }
  expect(letter).not.toMatch(/#ff5a4f|#ffc53d/)
  expect(letter).toContain('Mela Mandi')
  expect(linesWith(oldWords, letter)).toEqual([])
})

test('the export has the new shop’s products, not the demonstration’s', async () => {
  const products = await exportProducts(folder)
  expect(products).toContain('quick-words,Quick Words,')
  expect(linesWith(oldWords, products)).toEqual([])
})

test('no script, style or data for browsers names the old brand', () => {
  const client = join(folder, 'build/current/client')
  const files = listFiles(client).filter((file) => /\.(?:js|css|html|json|svg|txt|xml)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    expect(linesWithOldName(readFileSync(join(client, file), 'utf8')), file).toEqual([])
  }
})

test('the output of the program names the new brand only', () => {
  expect(copy?.printed() ?? '').toContain('Mela Mandi is open at')
  expect(linesWithOldName(copy?.printed() ?? '')).toEqual([])
})
