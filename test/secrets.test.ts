import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '#tools/build-shop.ts'
import { listFiles, root } from '#tools/project.ts'
import { listTestedExamples } from './e2e/example-paths.ts'
import { findSecrets } from './find-secrets.ts'
import { openHostedStore } from './local-store/open-hosted-store.ts'
import { openHostedShop, SHOP_ORIGIN } from './open-shop.ts'

const read = (folder: string) =>
  listFiles(join(root, folder)).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(join(root, folder, file), 'latin1'),
  }))

describe('the build', () => {
  beforeAll(() => buildShop())

  it('contains no secret, for browsers or for the server', () => {
    const files = read('build/current')
    expect(files.length).toBeGreaterThan(100)
    expect(
      files.flatMap(({ file, text }) => findSecrets(text).map((what) => [file, what])),
    ).toEqual([])
  })

  it('contains no server settings, source maps or build paths for browsers', () => {
    const told = read('build/current/client').filter(({ text }) =>
      ['SHOPIFY_STOREFRONT_PRIVATE_TOKEN', 'DATA_DIR', 'sourceMappingURL', root].some((words) =>
        text.includes(words),
      ),
    )
    expect(told.map(({ file }) => file)).toEqual([])
  })
})

it('the repository holds no secret', () => {
  const folders = [
    'app',
    'commerce',
    'content',
    'demo',
    'desk',
    'docs',
    'local-store',
    'merchant',
    'platform',
    'public',
  ]
  const files = [...folders, 'server', 'test', 'tools'].flatMap(read)
  expect(files.length).toBeGreaterThan(1500)
  const found = files.filter(({ text }) => findSecrets(text).length > 0).map(({ file }) => file)
  // Both hold examples: of an address that is refused, and of each kind of secret.
  expect(found).toEqual(['local-store/checkout/return-address.test.ts', 'test/secrets.test.ts'])
})

describe('a response', () => {
  const privateToken = 'private-word-5f1c'
  let store: Awaited<ReturnType<typeof openHostedStore>>
  beforeAll(async () => {
    store = await openHostedStore([SHOP_ORIGIN])
  })
  afterAll(() => store.close())

  const post = (body: object) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]
  const requests: readonly [string, RequestInit?][] = [
    ...listTestedExamples().map(({ path }): [string] => [path]),
    ['/product/shot-roulette.data'],
    ['/all-products.data'],
    ['/readyz'],
    ['/sitemap.xml'],
    ['/.well-known/security.txt'],
    ['/api/quote', post({ lines })],
    ['/api/checkout', post({ lines })],
    ['/api/coupon', post({ code: 'SAVE10', lines })],
    ['/api/catalogue', post({ name: 'ProductByHandle', variables: { handle: 'couple-taboo' } })],
    ['/%09/%3C/b'],
  ]

  it.each([
    ['by a store that is well', {}],
    ['while the store fails', { answer: () => new Response('', { status: 500 }) }],
  ])('never contains the private token %s, nor does the log', async (_, difficulty) => {
    store.setDifficulty(difficulty)
    const shop = await openHostedShop({
      SHOPIFY_STORE_DOMAIN: store.origin,
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
      SHOPIFY_STOREFRONT_PRIVATE_TOKEN: privateToken,
    })
    const search = async ([path, init]: (typeof requests)[number]) => {
      const answer = await shop.ask(path, init)
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      expect(text.includes(privateToken), path).toBe(false)
      expect(findSecrets(text), path).toEqual([])
      expect(text.includes(root), path).toBe(false)
    }
    // All at once: with a failing store each waits for seconds.
    await Promise.all(requests.map(search))
    expect(JSON.stringify(shop.logged)).not.toContain(privateToken)
  })
})

it.each([
  '-----BEGIN RSA PRIVATE KEY-----',
  'shpat_0123456789abcdef0123456789abcdef',
  'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
  '//registry.example/:_authToken=x',
  'AKIAIOSFODNN7EXAMPLE',
  'sk_live_0123456789abcdefgh',
  'eyJhbGciOiJIUzI1NiJ9aa.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcdefghijklmnopqrstuvwx',
  'https://asha:secret@shop.example/',
])('%s is recognised as a secret', (text) => {
  expect(findSecrets(`const key = "${text}"`)).toHaveLength(1)
})
