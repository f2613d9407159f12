import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { askStoreOf } from '#test/ask-store.ts'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openShop } from '#test/open-shop.ts'

const picture = (url: string) => ({ url, altText: 'A box', width: 1000, height: 1000 })
const game = (handle: string, url: string) => ({
  handle,
  title: handle,
  images: [picture(url)],
  variants: [{ price: '499.00', stock: 5 }],
})

const catalogue: CatalogueFileInput = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  products: [
    game('chai', 'https://pictures.example/chai.webp'),
    game('samosa', 'https://pictures.example/samosa.webp?size=large'),
    {
      ...game('jalebi', 'https://elsewhere.example:8443/jalebi.webp'),
      video: {
        preview: picture('https://elsewhere.example:8443/still.webp'),
        sources: [
          {
            url: 'https://films.example/jalebi.mp4',
            mimeType: 'video/mp4',
            width: 720,
            height: 900,
          },
          { url: '/jalebi.webm', mimeType: 'video/webm', width: 720, height: 900 },
        ],
      },
    },
  ],
  collections: [
    {
      handle: 'combo',
      title: 'Combo',
      products: ['chai'],
      image: picture('https://covers.example/combo.webp'),
    },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'outside-pictures-'))

const file = join(folder, 'catalogue.json')
writeFileSync(file, JSON.stringify(catalogue))
const shop = await openShop({ CATALOGUE_FILE: file })
afterAll(() => {
  shop.close()
  rmSync(folder, { recursive: true })
})

const ruleOf = (response: Response, name: string) =>
  response.headers
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((rule) => rule.startsWith(name))
const picturesAllowedBy = (response: Response) => ruleOf(response, 'img-src')

it.each(['/', '/product/samosa', '/all-products', '/no-such-page'])(
  'the policy of %s allows only the catalogue’s picture origins',
  async (path) => {
    expect(picturesAllowedBy(await shop.ask(path))).toBe(
      "img-src 'self' data: https://pictures.example https://elsewhere.example:8443 https://covers.example https://films.example",
    )
  },
)

it('a product page allows the catalogue’s outside video, and loads only its poster', async () => {
  const response = await shop.ask('/product/jalebi')
  expect(ruleOf(response, 'media-src')).toContain(' https://films.example')
  const page = await response.text()
  expect(page).toContain('aria-label="Play video: jalebi"')
  expect(page).toMatch(/<img[^>]+src="https:\/\/elsewhere\.example:8443\/still\.webp"/)
  expect(page).not.toMatch(/<video|<source/)
})

it('a product page shows its outside picture', async () => {
  const page = await (await shop.ask('/product/samosa')).text()
  expect(page).toMatch(/<img[^>]+src="https:\/\/pictures\.example\/samosa\.webp\?size=large"/)
})

it('the checkout shows and allows its outside picture, too', async () => {
  const { product } = await askStoreOf(
    shop,
    '{ product(handle: "chai") { variants(first: 1) { nodes { id } } } }',
  )
  const { cartCreate } = await askStoreOf(
    shop,
    `mutation { cartCreate(input: { lines: [{ merchandiseId: "${product.variants.nodes[0].id}" }] }) { cart { checkoutUrl } } }`,
  )
  const opened = await shop.ask(cartCreate.cart.checkoutUrl)
  const checkout = await shop.ask(opened.headers.get('Location') ?? '')
  expect(picturesAllowedBy(checkout)).toContain(' https://pictures.example')
  expect(await checkout.text()).toContain('src="https://pictures.example/chai.webp"')
})
