import { beforeEach, expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { cookieOf, type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { testCatalogue } from '#test/local-store/open-test-store.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

const priceOf = (id: number) => opened.store.catalogue.findVariant(id)?.price
const save = async (fields: Record<string, string>) => {
  const key = { [formFields.key]: `form-${JSON.stringify(fields)}`.slice(0, 60) }
  return opened.act(cookie, '/desk/stock', { ...key, ...fields })
}
/** The page after a form. */
const saved = async (fields: Record<string, string>) => opened.see(cookie, await save(fields))
/** The row's fields as on the page. */
const rowOf = (id: number, stock: string, price: string, compareAt: string) => ({
  [`seen-${id}`]: stock,
  [`price-${id}`]: price,
  [`seen-price-${id}`]: price,
  [`compareAt-${id}`]: compareAt,
  [`seen-compareAt-${id}`]: compareAt,
  [`lowLine-${id}`]: '5',
  [`seen-lowLine-${id}`]: '5',
})
const inputsOf = (page: string) => page.match(/<input[^>]*>/g) ?? []
const nameOf = (tag: string) => /name="([^"]*)"/.exec(tag)?.[1]
/** Eight of ten are left after the order. */
const ludo = rowOf(11, '8', '799', '999')

it('one form changes several rows and leaves the others', async () => {
  expect(await opened.get(cookie, '/desk/stock')).toContain('name="price-11"')
  const deluxe = { ...rowOf(12, '1', '1299.50', ''), 'price-12': '1,199.50', 'lowLine-12': '' }
  const page = await saved({ ...ludo, 'add-11': '12', ...deluxe })
  expect(page).toContain('2 rows are saved.')
  expect(opened.store.inventory.stockOf(11)).toBe(20)
  expect([priceOf(11), priceOf(12)]).toEqual([79_900, 119_950])
})

it.each([
  ['JPY', '650', 650],
  ['KWD', '1.755', 1755],
] as const)('prices have the decimals of the currency: %s', async (currencyCode, typed, minor) => {
  const shop = { ...testCatalogue.shop, currencyCode }
  const products = testCatalogue.products?.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: variant.price.slice(0, -3),
    })),
  }))
  opened = await openDeskSite({ catalogue: { shop, products } })
  cookie = await opened.setUp()
  expect(await saved({ ...ludo, 'price-11': typed })).toContain('One row is saved.')
  expect(priceOf(11)).toBe(minor)
  expect(await opened.get(cookie, '/desk/stock')).toContain(`name="price-11" value="${typed}"`)
  expect(await opened.get(cookie, '/desk/stock/11')).toContain(`799 → ${typed}`)
})

it.each<Record<string, string>>([
  { 'add-11': '12' },
  { 'count-11-8': '20' },
  { 'price-11': '699' },
])('a form sent twice counts once, and says so: %j', async (typed) => {
  await save({ ...ludo, ...typed })
  expect(await saved({ ...ludo, ...typed })).toContain('already saved')
  expect(opened.store.inventory.stockOf(11)).toBe('price-11' in typed ? 8 : 20)
})

it.each(['add', 'count'])(
  'a number that is too long says how large it may be: %s',
  async (name) => {
    const refused = await save({ ...ludo, [name === 'add' ? 'add-11' : 'count-11-8']: '99999999' })
    expect(await refused.text()).toContain('Enter a whole number up to 1,000,000.')
  },
)

it('numbers may be written in the digits of Indian scripts', async () => {
  const row = { 'add-11': '+१२', 'price-11': '६४९', 'compareAt-11': '९९९', 'lowLine-11': '३' }
  expect(await saved({ ...ludo, ...row })).toContain('One row is saved.')
  expect([opened.store.inventory.stockOf(11), priceOf(11)]).toEqual([20, 64_900])
  await save({ ...rowOf(11, '20', '649', '999'), 'lowLine-11': '3', 'count-11-20': '२१' })
  expect(opened.store.inventory.stockOf(11)).toBe(21)
  expect(await opened.get(cookie, '/desk/stock/11')).not.toContain('999 →')
})

it('an invalid row saves nothing and keeps what was typed', async () => {
  const row = { ...rowOf(12, '1', '1299.50', ''), 'price-12': 'free' }
  const refused = await save({ ...ludo, 'add-11': '12', ...row })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Enter a price such as 499 or 499.50.')
  expect(page).toContain('value="free"')
  expect(page).toMatch(/<a href="#fault-12">Go to [^<]*Deluxe/)
  expect(page).toContain('id="fault-12"')
  const invalid = inputsOf(page).filter((tag) => tag.includes('aria-invalid="true"'))
  expect(invalid.map(nameOf)).toEqual(['price-12'])
  expect(opened.store.inventory.stockOf(11)).toBe(8)
})

it('a form with a game that is gone saves nothing, and its other rows stay as typed', async () => {
  const refused = await save({ ...ludo, 'add-11': '12', ...rowOf(999, '1', '5', '') })
  const page = await refused.text()
  expect([refused.status, opened.store.inventory.stockOf(11)]).toEqual([422, 8])
  expect(page).toContain('A game of this page is not sold any more')
  expect(fieldOf(page, 'add-11')).toBe('12')
})

it('forms without a key are different forms', async () => {
  for (const count of [9, 10]) {
    const row = { ...ludo, 'seen-11': String(count - 1), 'add-11': '1' }
    const done = await opened.act(cookie, '/desk/stock', row)
    expect(await opened.see(cookie, done)).toContain('One row is saved.')
    expect(opened.store.inventory.stockOf(11)).toBe(count)
  }
})

it('the browser may restore what was typed, except units to add and counts beside another stock', async () => {
  const fields = inputsOf(await opened.get(cookie, '/desk/stock')).filter((tag) =>
    tag.includes('aria-label'),
  )
  const kept = fields.filter((tag) => !/autocomplete="off"/i.test(tag)).map(nameOf)
  expect(kept.filter((name) => name?.includes('-11'))).toEqual([
    'count-11-8',
    'price-11',
    'compareAt-11',
    'lowLine-11',
  ])
  expect(await saved({ ...ludo, 'count-11-8': '10' })).toContain('One row is saved.')
  expect(opened.store.inventory.stockOf(11)).toBe(10)
})

it('a game’s name leads to who changed its stock and prices, newest first', async () => {
  expect(await opened.get(cookie, '/desk/stock')).toContain('<a href="/desk/stock/11">')
  await save({ ...ludo, 'add-11': '12' })
  await save({ ...ludo, 'seen-11': '20', 'price-11': '699.50', 'compareAt-11': '' })
  const page = await opened.get(cookie, '/desk/stock/11')
  const changes = [...page.matchAll(/<li><b>(.*?)<\/b> (.*?) <time/g)].map(([, ...parts]) => parts)
  expect(changes).toEqual([
    ['Meera', 'Before, ₹: 999 → none (change)'],
    ['Meera', 'Price, ₹: 799 → 699.50 (change)'],
    ['Meera', 'In stock: 8 → 20 (refill)'],
  ])
  expect(await opened.get(cookie, '/desk/stock/12')).toContain('Nothing was changed yet.')
  const missing = await opened.ask('/desk/stock/99', { headers: { Cookie: cookie } })
  expect(missing.status).toBe(404)
})

it('a count is refused when the stock has changed since it was shown', async () => {
  const refused = await save({ ...ludo, 'seen-11': '9', 'count-11-9': '10' })
  expect(refused.status).toBe(422)
  expect(opened.store.inventory.stockOf(11)).toBe(8)
})

it('a row with an old count says so beside another row that is invalid', async () => {
  const row = { ...rowOf(12, '1', '1299.50', ''), 'price-12': 'free' }
  const page = await (await save({ ...ludo, 'seen-11': '9', 'count-11-9': '10', ...row })).text()
  expect(page).toContain('In stock: it was changed from 9 to 8 after you opened this page.')
  expect(page).toContain('name="seen-11" value="8"')
})

it('a form without changes saves nothing, and says so', async () => {
  expect(await saved(ludo)).toContain('No row was changed.')
})

const fieldOf = (page: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1]

it('fields that were left alone keep what a colleague has set since', async () => {
  await save({ ...ludo, 'price-11': '699', 'compareAt-11': '899', 'lowLine-11': '7' })
  expect(await saved({ ...ludo, 'add-11': '10' })).toContain('One row is saved.')
  expect(opened.store.inventory.stockOf(11)).toBe(18)
  const page = await opened.get(cookie, '/desk/stock')
  const shown = ['price', 'compareAt', 'lowLine'].map((name) => fieldOf(page, `${name}-11`))
  expect(shown).toEqual(['699', '899', '7'])
  const seen = ['price', 'compareAt', 'lowLine'].map((name) => fieldOf(page, `seen-${name}-11`))
  expect(seen).toEqual(shown)
})

it.each([
  ['price', '749', 'Price, ₹: it was changed from 799 to 699 after you opened this page.'],
  ['compareAt', '', 'Before, ₹: it was changed from 999 to 899 after you opened this page.'],
  ['lowLine', '3', 'Low at: it was changed from 5 to 7 after you opened this page.'],
])(
  'field %s is refused once when a colleague has changed it, too',
  async (name, value, sentence) => {
    await save({ ...ludo, 'price-11': '699', 'compareAt-11': '899', 'lowLine-11': '7' })
    const refused = await save({ ...ludo, 'add-11': '10', [`${name}-11`]: value })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain(sentence)
    expect(opened.store.inventory.stockOf(11)).toBe(8)
    expect(fieldOf(page, `${name}-11`)).toBe(value)
    const names = ['add', 'price', 'compareAt', 'lowLine', 'seen-price', 'seen-compareAt']
    const again = [...names, 'seen-lowLine'].map((each) => [
      `${each}-11`,
      fieldOf(page, `${each}-11`) ?? '',
    ])
    expect(await saved(Object.fromEntries(again))).toContain('One row is saved.')
    expect(fieldOf(await opened.get(cookie, '/desk/stock'), `${name}-11`)).toBe(value)
  },
)

it('after a save, reloading and going back send nothing again, and the list keeps its place', async () => {
  const done = await opened.act(cookie, '/desk/stock?show=all&search=ludo', {
    ...ludo,
    'add-11': '1',
  })
  expect(done.headers.get('Location')).toBe('/desk/stock?show=all&search=ludo')
  const told = `${cookie}; ${cookieOf(done)}`
  // An error's page shows no notice, and leaves it to the next one.
  const missing = await opened.ask('/desk/nothing', { headers: { Cookie: told } })
  expect([missing.status, missing.headers.get('Set-Cookie')]).toEqual([404, null])
  const page = await opened.ask('/desk/stock', { headers: { Cookie: told } })
  expect(await page.text()).toContain('One row is saved.')
  expect(page.headers.get('Set-Cookie')).toMatch(/^desk-notice=; Max-Age=0; Path=\/desk/)
  expect(await opened.get(cookie, '/desk/stock')).not.toContain('One row is saved.')
})

it.each(['nonsense', '{}', '[1]'])(
  'a notice that the desk did not write is ignored: %s',
  async (text) => {
    const page = await opened.get(`${cookie}; desk-notice=${text}`, '/desk/stock')
    expect(page).not.toContain('class="notice')
  },
)
