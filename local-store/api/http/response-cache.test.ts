import { expect, it, vi } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

const stockOfLudo = '{product(handle:"ludo"){variants(first:1){nodes{quantityAvailable}}}}'

const leftIn = (answer: {
  data: { product: { variants: { nodes: { quantityAvailable: number }[] } } }
}) => answer.data.product.variants.nodes[0]?.quantityAvailable

it('a response about goods is cached until something is sold', async () => {
  const { ask, store } = openTestApi()
  const read = vi.spyOn(store, 'stockOf')
  const first = await ask(stockOfLudo)
  expect(await ask(stockOfLudo)).toEqual(first)
  expect(read).toHaveBeenCalledTimes(1)
  expect(leftIn(first)).toBe(10)
  store.inventory.take(11, 4)
  expect(leftIn(await ask(stockOfLudo))).toBe(6)
})

it('a response overtaken by a sale is not cached', async () => {
  const { ask, store } = openTestApi()
  const { stockOf } = store
  vi.spyOn(store, 'stockOf').mockImplementationOnce((...variant) => {
    const left = stockOf(...variant)
    store.inventory.take(11, 4)
    return left
  })
  expect(leftIn(await ask(stockOfLudo))).toBe(10)
  expect(leftIn(await ask(stockOfLudo))).toBe(6)
})

it('responses are cached by variables and host', async () => {
  const { ask, api } = openTestApi()
  const title = 'query($handle:String!){product(handle:$handle){title}}'
  const titles = ['ludo', 'taboo'].map(async (handle) => (await ask(title, { handle })).data)
  expect(await Promise.all(titles)).toEqual([
    { product: { title: 'Drunk Ludo' } },
    { product: { title: 'Desi Taboo' } },
  ])
  const address = encodeURIComponent('{shop{primaryDomain{host}}}')
  for (const host of ['one.test', 'other.test']) {
    const answer = await api(new Request(`http://${host}/api?query=${address}`), '')
    expect(await answer.json()).toMatchObject({ data: { shop: { primaryDomain: { host } } } })
  }
})

it('a response that depends on the time is not cached', async () => {
  const { ask, store } = openTestApi()
  const read = vi.spyOn(store, 'now')
  const query = '{products(first:1,query:"updated_at:<now"){nodes{id}}}'
  await ask(query)
  const once = read.mock.calls.length
  expect(once).toBeGreaterThan(0)
  await ask(query)
  expect(read).toHaveBeenCalledTimes(2 * once)
})

it('a response about a cart is not cached', async () => {
  const { ask } = openTestApi()
  const { data } = await ask('mutation{cartCreate(input:{note:"one"}){cart{id}}}')
  const cartId = data.cartCreate.cart.id
  const note = async () => (await ask('query($id:ID!){cart(id:$id){note}}', { id: cartId })).data
  expect(await note()).toEqual({ cart: { note: 'one' } })
  await ask('mutation($id:ID!){cartNoteUpdate(cartId:$id,note:"two"){cart{id}}}', { id: cartId })
  expect(await note()).toEqual({ cart: { note: 'two' } })
})

it('a response with errors is not cached', async () => {
  const { ask, store } = openTestApi()
  const read = vi.spyOn(store, 'stockOf')
  const query = `{${stockOfLudo.slice(1, -1)}products(first:251){nodes{id}}}`
  await ask(query)
  await ask(query)
  expect(read).toHaveBeenCalledTimes(2)
})
