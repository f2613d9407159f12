import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache } from '../page-cache/page-cache.ts'
import { createPurges } from './purges.ts'

const MINUTE = 60_000
const rules = {
  parametersOf: () => [],
  origin: 'http://shop.test',
  maxBytes: 1024 * 1024,
  freshFor: MINUTE,
  staleFor: 10 * MINUTE,
  staleIfErrorFor: 60 * MINUTE,
}

let time = 0
let price = '₹799'
let status = 200
/** Empty for a complete page. */
let caching = ''
let rest: () => Promise<void> = async () => undefined
const render = vi.fn(async (request: Request) => {
  const text = `${request.url} ${price}`
  await rest()
  const [, name = ''] = /\/(\w+)$/.exec(request.url) ?? []
  const headers = new Headers({ 'Cache-Tag': `shop,product:${name}` })
  if (caching) headers.set('Cache-Control', caching)
  return new Response(text, { status, headers })
})

beforeEach(() => {
  ;[time, price, status, caching] = [0, '₹799', 200, '']
  rest = async () => undefined
})

function open(sendTags = false) {
  const purges = createPurges()
  const answer = createPageCache({ ...rules, sendTags }, { now: () => time, purges })
  const ask = (name: string) => answer(new Request(`http://shop.test/${name}`), render)
  const read = async (name: string) => (await (await ask(name)).text()).split(' ')[1]
  const purge = (...tags: string[]) => purges.purge({ tags, forwarded: null })
  return { ask, read, purge }
}

const stateOf = ({ headers }: Response) => headers.get('Server-Timing')?.split('desc=')[1]

describe('a purge', () => {
  it('has the next shopper see the change, and leaves other pages cached', async () => {
    const { ask, read, purge } = open()
    await Promise.all(['ludo', 'taboo'].map(read))
    price = '₹599'
    purge('product:ludo', 'product:unknown')
    expect(await Promise.all(['ludo', 'taboo'].map(read))).toEqual(['₹599', '₹799'])
    expect(render).toHaveBeenCalledTimes(3)
    expect(stateOf(await ask('ludo'))).toBe('hit')
  })

  it('does not match a tag by its prefix', async () => {
    const { read, purge } = open()
    await read('ludo')
    purge('product:lud', 'product:ludo2', 'product')
    await read('ludo')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('of the shop’s tag has all pages rendered anew', async () => {
    const { read, purge } = open()
    await Promise.all(['ludo', 'taboo'].map(read))
    purge('shop')
    await Promise.all(['ludo', 'taboo'].map(read))
    expect(render).toHaveBeenCalledTimes(4)
  })

  it('keeps the page for while the store fails, cached by CDNs for seconds only', async () => {
    const { ask, purge } = open()
    await ask('ludo')
    purge('product:ludo')
    status = 503
    const page = await ask('ludo')
    expect(await page.text()).toContain('₹799')
    expect(page.headers.get('Cache-Control')).toContain('s-maxage=5,')
  })
})

describe('a page that is rendered while something on it changes', () => {
  it('is not cached, and requests after the change get a new one', async () => {
    const { ask, read, purge } = open()
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    rest = () => promise
    const before = ask('ludo')
    await vi.waitFor(() => expect(render).toHaveBeenCalled())
    rest = async () => undefined
    price = '₹599'
    purge('product:ludo')
    const after = read('ludo')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    expect(await after).toBe('₹599')
    finish()
    const late = await before
    expect(await late.text()).toContain('₹799')
    expect(late.headers.get('Cache-Control')).toContain('s-maxage=5,')
    expect(await read('ludo')).toBe('₹599')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('is shared again by requests after the change', async () => {
    const { ask, purge } = open()
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    rest = () => one.promise
    const first = ask('ludo')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
    purge('product:ludo')
    rest = () => other.promise
    const second = ask('ludo')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    one.resolve()
    await first
    const third = ask('ludo')
    other.resolve()
    await Promise.all([second, third])
    expect(render).toHaveBeenCalledTimes(2)
  })
})

it('a page is fresh for seconds only after a change, since the store may still answer as before', async () => {
  const { ask, read, purge } = open()
  await read('ludo')
  purge('product:ludo')
  const early = await ask('ludo')
  expect(await early.text()).toContain('₹799')
  expect(early.headers.get('Cache-Control')).toContain('s-maxage=5,')
  price = '₹599'
  time = 5000
  const settled = await ask('ludo')
  expect(await settled.text()).toContain('₹599')
  expect(settled.headers.get('Cache-Control')).toContain('s-maxage=60,')
})

it.each([
  [true, 'shop,product:ludo', 'shop product:ludo'],
  [false, null, null],
])('tags are sent only to a CDN: %s', async (sendTags, cacheTag, surrogateKey) => {
  const { headers } = await open(sendTags).ask('ludo')
  expect([headers.get('Cache-Tag'), headers.get('Surrogate-Key')]).toEqual([cacheTag, surrogateKey])
})

it('a page for one shopper has no tags', async () => {
  const answer = createPageCache({ ...rules, parametersOf: () => null, sendTags: true })
  const { headers } = await answer(new Request('http://shop.test/mine'), render)
  expect(headers.get('Cache-Tag')).toBeNull()
})

it('an incomplete page replaces one with an outdated price', async () => {
  const { ask, read, purge } = open()
  await read('ludo')
  purge('product:ludo')
  price = '₹599'
  caching = 's-maxage=5'
  expect(await read('ludo')).toBe('₹599')
  time = 4999
  expect(stateOf(await ask('ludo'))).toBe('hit')
  expect(await read('ludo')).toBe('₹599')
})
