import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeData } from '#app/home/store-data.server.ts'
import { productData } from '#app/product/product-data.server.ts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { realMoments } from '#merchant/real-moments.ts'
import { fourGames } from './four-games.ts'
import { leftOut } from './left-out-of-data.ts'
import { type OpenShop, openShop, SHOP_ORIGIN } from './open-shop.ts'
import { pageText } from './page-text.ts'
import { rupees, sampleProduct } from './sample-products.ts'
import { publishedRules, withoutRules } from './search-engine-rules.ts'

type Node = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** Pages of every kind, with the types of structured data that each must have. */
const kinds: readonly (readonly [string, readonly string[]])[] = [
  ['/', ['OnlineStore', 'WebSite', ...realMoments.map(() => 'VideoObject')]],
  ['/all-products', ['BreadcrumbList', 'ItemList']],
  ['/all-products?filter=couple', ['BreadcrumbList', 'ItemList']],
  ['/category/party-games', ['BreadcrumbList', 'ItemList']],
  ['/product/shot-roulette', ['BreadcrumbList', 'Product']],
  ['/product/drunk-ludo', ['BreadcrumbList', 'ProductGroup']],
  ['/product/couple-quest-52-date-nights', ['BreadcrumbList', 'ProductGroup']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ...'about contact returns privacy terms shipping size-guide cookies'
    .split(' ')
    .map((name) => [`/${name}`, ['BreadcrumbList']] as const),
  ...['/search?q=taboo', '/wishlist', '/login', '/checkout', '/thank-you', '/no-such-page'].map(
    (path) => [path, []] as const,
  ),
]

let shop: OpenShop
let fourShop: OpenShop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'structured-data-'))
  const file = join(folder, 'four-games.json')
  const products = fourGames.products.map((product, at) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, barcode: barcodes[at] })),
  }))
  writeFileSync(file, JSON.stringify({ ...fourGames, products }))
  ;[shop, fourShop] = await Promise.all([openShop(), openShop({ CATALOGUE_FILE: file })])
  // On a busy machine the first page is rendered before the delivery fees are known; after a fault they are read again
  // a minute later, and then pages are cached for another.
  const seeFees = async () => {
    expect((await thingsOf('/'))[0]).toHaveProperty('hasShippingService')
    const [, game] = await thingsOf('/product/tapri-talk', fourShop)
    expect(game).toHaveProperty('offers.shippingDetails')
  }
  await vi.waitFor(seeFees, { timeout: 10 * 60_000, interval: 500 })
})
afterAll(() => {
  shop.close()
  fourShop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A worldwide product number, and one that only this shop uses. */
const barcodes = ['8901030865282', '2003700000019']

const scripts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

async function thingsOf(path: string, { ask }: OpenShop = shop): Promise<readonly Node[]> {
  const found = [...(await (await ask(path)).text()).matchAll(scripts)]
  expect(found.length).toBeLessThan(2)
  const json = found[0]?.[1]
  if (json === undefined) return []
  const data = JSON.parse(json)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** A node and all nodes within it. */
function listNodes(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listNodes)
  return Array.isArray(value) ? inner : [value as Node, ...inner] // Only lists have no type.
}

/** The published rules that a node breaks. */
function findFaults(node: Node): string[] {
  const rules = publishedRules[node['@type']]
  if (!rules) return withoutRules.has(node['@type']) ? [] : [`${node['@type']} has no rules`]
  const has = (field: string) => node[field] !== undefined && node[field] !== ''
  const missing = rules.required.filter((field) => !has(field))
  const { either = [[]] } = rules
  const isWhole = either.some((fields) => fields.every(has))
  return [
    ...missing.map((field) => `${node['@type']} lacks ${field}`),
    ...(isWhole ? [] : [`${node['@type']} lacks one of ${JSON.stringify(either)}`]),
  ]
}

/** The recommended fields of a type that none of these nodes has. */
function listAbsent(type: string, nodes: readonly Node[]): readonly string[] {
  const ofType = nodes.filter((node) => node['@type'] === type)
  const recommended = publishedRules[type]?.recommended ?? []
  return recommended.filter((field) => !ofType.some((node) => field in node)).toSorted()
}

const excusedIn = (type: string) => Object.keys(leftOut[type] ?? {}).toSorted()

const period = (minValue: number, maxValue: number) => ({
  '@type': 'ServicePeriod',
  duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
})

describe('the structured data of a page', () => {
  it.each(kinds)('of %s has the types %j', async (path, types) => {
    const things = await thingsOf(path)
    expect(things.map((thing) => thing['@type'])).toEqual(types)
    expect(listNodes(things).flatMap(findFaults)).toEqual([])
  })

  it('has every recommended field somewhere, or a reason to leave it out', async () => {
    const pages = await Promise.all(kinds.map(([path]) => thingsOf(path)))
    const nodes = listNodes(pages)
    for (const type of Object.keys(publishedRules)) {
      const isThere = nodes.some((node) => node['@type'] === type)
      if (isThere) expect(listAbsent(type, nodes), type).toEqual(excusedIn(type))
    }
  })

  it('follows the rules with the merchant’s answers, too, and includes them', () => {
    const delivery = {
      ...{ dispatch: '1 day', standard: '3-5 business days', express: null },
      ...{ processing: '', usual: '', byPlace: null },
    }
    const terms: ProvenTerms = {
      claims: { ...claimsFor('measured'), returnDays: 7, delivery },
      fees: { kind: 'freeAbove', rupees: 499, oneGame: rupees(59) },
    }
    const shop = { terms, origin: SHOP_ORIGIN }
    const picture = { url: '/cdn/a.webp', altText: '', width: null, height: null }
    const game = productData(sampleProduct(1, 799, { pictures: [picture] }), shop)
    const nodes = listNodes(JSON.parse(JSON.stringify([storeData(terms, SHOP_ORIGIN), game])))
    expect(nodes.flatMap(findFaults)).toEqual([])
    expect(nodes.find((node) => node['@type'] === 'ShippingService')).toMatchObject({
      handlingTime: period(1, 1),
      shippingConditions: { transitTime: period(3, 5), orderValue: { minValue: 499 } },
    })
    const policies = nodes.filter((node) => node['@type'] === 'MerchantReturnPolicy')
    expect(policies).toHaveLength(2)
    for (const policy of policies) {
      expect(policy).toMatchObject({ merchantReturnDays: 7, returnPolicyCountry: 'IN' })
    }
    const answered = ['ServicePeriod', 'ShippingDeliveryTime', 'MerchantReturnPolicy']
    for (const type of answered) expect(listAbsent(type, nodes), type).toEqual(excusedIn(type))
  })

  it('has addresses of the shop at its public origin', async () => {
    for (const [path] of kinds) {
      const texts = JSON.stringify(await thingsOf(path)).match(/"https?:[^"]+"/g) ?? []
      const others = texts.filter((text) => !text.startsWith(`"${SHOP_ORIGIN}/`))
      expect(others.filter((text) => !/schema\.org|instagram|youtube/.test(text))).toEqual([])
    }
  })
})

describe('structured data invents nothing, even with simulated figures', () => {
  it('has no rating, review, sale or higher price', async () => {
    for (const { handle } of [{ handle: 'shot-roulette' }, { handle: 'drunk-ludo' }]) {
      const nodes = listNodes(await thingsOf(`/product/${handle}`))
      const fields = nodes.flatMap(Object.keys)
      for (const field of ['aggregateRating', 'review', 'interactionStatistic', 'highPrice']) {
        expect(fields).not.toContain(field)
      }
    }
  })

  it('has no days for returns or delivery that the merchant has not stated', async () => {
    const things = JSON.stringify([await thingsOf('/'), await thingsOf('/product/jugaad')])
    expect(things).not.toMatch(/merchantReturnDays|deliveryTime|handlingTime|transitTime/)
  })

  it('has only questions of the page whose answers have evidence', async () => {
    const text = pageText(await (await shop.ask('/faq')).text())
    const [, page] = await thingsOf('/faq')
    const questions = listNodes(page).filter((node) => node['@type'] === 'Question')
    expect(questions.length).toBeGreaterThan(4)
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name)
      expect(text).toContain((acceptedAnswer as Node).text)
    }
    expect(JSON.stringify(page)).not.toMatch(/3-7 days|7-day/)
    expect(text).toMatch(/3-7 days/)
  })

  it('has only catalogue data for a game without evidence', async () => {
    const [, game] = await thingsOf('/product/tapri-talk', fourShop)
    expect(game).toEqual({
      '@type': 'Product',
      name: 'Tapri Talk',
      url: `${SHOP_ORIGIN}/product/tapri-talk`,
      description: 'A game for people who like each other.',
      gtin: barcodes[0],
      offers: {
        '@type': 'Offer',
        url: `${SHOP_ORIGIN}/product/tapri-talk`,
        price: '299.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          merchantReturnLink: `${SHOP_ORIGIN}/returns`,
        },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
          shippingRate: { '@type': 'MonetaryAmount', value: '59.00', currency: 'INR' },
        },
      },
    })
    const [, other] = await thingsOf('/product/rickshaw-rush', fourShop)
    expect(other).not.toHaveProperty('gtin')
  })

  it('claims no free delivery for a store that charges for it', async () => {
    const [store] = await thingsOf('/', fourShop)
    expect(store).not.toHaveProperty('hasShippingService')
  })
})

it('a list names the games that its page shows, in their order', async () => {
  const html = await (await shop.ask('/category/combo')).text()
  const [, list] = await thingsOf('/category/combo')
  const urls = listNodes(list).flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const linked = [...main.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(
    ([, path]) => SHOP_ORIGIN + path,
  )
  expect(urls.length).toBeGreaterThan(3)
  expect([...new Set(linked)]).toEqual(urls)
})

it('the page has the price of a game for link previews', async () => {
  const html = await (await shop.ask('/product/shot-roulette')).text()
  expect(html).toContain('<meta property="product:price:amount" content="799.00"/>')
  expect(html).toContain('<meta property="product:price:currency" content="INR"/>')
  expect(html).toContain('<meta property="product:availability" content="in stock"/>')
})
