import { beforeEach, expect, it } from 'vitest'
import { formFields } from '#app/desk/form-fields.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'

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
/** The row's fields as on the page: eight of ten are left after the order. */
const ludo = { 'price-11': '799', 'compareAt-11': '999', 'lowLine-11': '5', 'seen-11': '8' }

it('one form changes several rows and leaves the others', async () => {
  expect(await opened.get(cookie, '/desk/stock')).toContain('name="price-11"')
  const deluxe = { 'price-12': '1,199.50', 'compareAt-12': '', 'lowLine-12': '', 'seen-12': '1' }
  const page = await (await save({ ...ludo, 'add-11': '12', ...deluxe })).text()
  expect(page).toContain('2 rows are saved.')
  expect(opened.store.inventory.stockOf(11)).toBe(20)
  expect([priceOf(11), priceOf(12)]).toEqual([79_900, 119_950])
})

it('a form sent twice counts once', async () => {
  await save({ ...ludo, 'add-11': '12' })
  expect(await (await save({ ...ludo, 'add-11': '12' })).text()).toContain('already saved')
  expect(opened.store.inventory.stockOf(11)).toBe(20)
})

it('an invalid row saves nothing and keeps what was typed', async () => {
  const row = { 'price-12': 'free', 'compareAt-12': '', 'lowLine-12': '5', 'seen-12': '1' }
  const refused = await save({ ...ludo, 'add-11': '12', ...row })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('Enter a price such as 499 or 499.50.')
  expect(page).toContain('value="free"')
  expect(opened.store.inventory.stockOf(11)).toBe(8)
})

it('a count is refused when the stock has changed since it was shown', async () => {
  const refused = await save({ ...ludo, 'seen-11': '9', 'count-11': '10' })
  expect(refused.status).toBe(422)
  expect(opened.store.inventory.stockOf(11)).toBe(8)
})

it('a form without changes saves nothing, and says so', async () => {
  expect(await (await save(ludo)).text()).toContain('No row was changed.')
})
