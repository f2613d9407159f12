import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles, root } from '#tools/project.ts'
import { handOver } from './hand-over.ts'
import { openShop } from './open-shop.ts'
import { pageText } from './page-text.ts'

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')

/** Texts in quotation marks; a mark between letters is an apostrophe. */
const quoted = [
  ...new Set(
    [
      ...specification.matchAll(
        /(?<!\p{L})'([^'\n]{3,}?(?:'\p{L}[^'\n]*?)*)'(?!\p{L})|"([^"\n]+)"/gu,
      ),
    ].map(([, single, double]) => single ?? double ?? ''),
  ),
]

/** Texts that never appear on a page, and why; unit tests take each from the specification. */
const unmet: Readonly<Record<string, string>> = {
  '{game} – {title} | {brand}': 'the form of page titles',
  'Untitled Product': 'our store names every product; another may not',
  'Please select a payment method': 'one is always selected',
  'Variant not available': 'the button that would lead there is disabled',
  'Invalid discount code': 'the store always gives a reason',
  'Failed to add item to cart. Please try again.': 'a cart that cannot be stored is kept in memory',
  'Network connection timeout. Your connection may be slow or restricted.':
    'the message depends on the browser',
  'Unable to connect to our store. Please check your network settings or try a different connection.':
    'the message depends on the browser',
  'Network connectivity issue. Please check your internet connection or try switching networks.':
    'for programs that use the client',
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.':
    'for programs that use the client',
  'Request timeout. Network may be slow or restricted.': 'for programs that use the client',
  'an unknown error has occurred': 'for programs that use the client',
  'Unexpected Application Error!': 'a bug of ours',
}

const pages = [
  '/',
  '/all-products',
  '/category/party-games',
  '/category/nope',
  '/product/shot-roulette',
  '/product/nope',
  '/about',
  '/login',
  '/signup',
  '/forgot-password',
  '/checkout',
  '/thank-you?success=1',
  '/contact',
  '/shipping',
  '/returns',
  '/size-guide',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/search?q=zzzzzz',
  '/wishlist',
  '/nope',
]

/** Every unit test but this one. */
const unitTests = ['app', 'commerce', 'content', 'merchant', 'server', 'test']
  .flatMap((part) => listFiles(join(root, part)).map((file) => join(root, part, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== import.meta.filename)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const folder = join(root, 'test/e2e')
const inBrowser = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

let html = ''
beforeAll(async () => {
  const shop = await openShop()
  const headers = { Cookie: await handOver(shop) }
  for (const page of pages) html += pageText(await (await shop.ask(page, { headers })).text())
  await shop.close()
})

describe('every text quoted by the specification is in the server’s HTML or an end-to-end test', () => {
  it.each(quoted)('%s', (text) => {
    if (text in unmet) return expect(unitTests.includes(text), unmet[text]).toBe(true)
    // A toast is quoted as its title and its text.
    const parts = text.split(' / ')
    for (const part of parts)
      expect(html.includes(part) || inBrowser.includes(part), `"${part}" is met nowhere`).toBe(true)
  })
})
