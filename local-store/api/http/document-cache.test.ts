import { buildSchema } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import type { ApiContext } from '../api-context.ts'
import { createDocumentCache } from './document-cache.ts'
import { getVersionedSchema } from './schema-versions.ts'

const { compileQuery } = vi.hoisted(() => ({ compileQuery: vi.fn() }))
vi.mock('graphql-jit', async (load) => {
  const real = await load<typeof import('graphql-jit')>()
  compileQuery.mockImplementation(real.compileQuery)
  return { ...real, compileQuery }
})

const schema = buildSchema(
  'type QueryRoot{shop:Shop} type Shop{name:String} schema{query:QueryRoot}',
)
const versioned = getVersionedSchema(STOREFRONT_API_VERSION)
const fields = (count: number, name = 'a') =>
  Array.from({ length: count }, (_, at) => `${name}${at}:name`).join(' ')

const alone = { isOver: () => false, rest: async () => undefined }

function open(slices = alone) {
  compileQuery.mockClear()
  const cache = createDocumentCache(schema)
  return (query: string) => cache.prepare(query, null, versioned, slices)
}

describe('a document', () => {
  it('is cached and compiled when it comes a second time', async () => {
    const prepare = open()
    const first = await prepare('{shop{name}}')
    const second = await prepare('{shop{name}}')
    expect(second).not.toBe(first)
    expect(await prepare('{shop{name}}')).toBe(second)
    await vi.waitFor(() => expect(compileQuery).toHaveBeenCalledTimes(1))
  })

  it('that is large is cached without being compiled', async () => {
    const prepare = open()
    const query = `{shop{${fields(400)}}}`
    await prepare(query)
    const kept = await prepare(query)
    expect(await prepare(query)).toBe(kept)
    if (kept.type === 'invalid') throw new Error('invalid')
    const { data } = await kept.run({}, {} as ApiContext)
    expect(data).toEqual({ shop: null })
    // The first compilation is that of the next document.
    await prepare('{shop{name}}')
    await prepare('{shop{name}}')
    await vi.waitFor(() => expect(compileQuery).toHaveBeenCalled())
    expect(compileQuery).toHaveBeenCalledTimes(1)
  })

  it('that is invalid is not cached', async () => {
    const prepare = open()
    const first = await prepare('{nope}')
    expect(first.type).toBe('invalid')
    expect(await prepare('{nope}')).not.toBe(first)
  })

  it('that takes long is validated in slices, so that others run in between', async () => {
    const rest = vi.fn(async () => undefined)
    const prepare = open({ isOver: () => true, rest })
    expect((await prepare(`{shop{${fields(400)}}}`)).type).toBe('ready')
    expect(rest.mock.calls.length).toBeGreaterThan(4)
  })

  it('is refused with all its errors in document order', async () => {
    const refused = await open()('query($unused:Int){shop{nope name(x:1) ...Gone}}')
    const errors = refused.type === 'invalid' ? refused.errors : []
    const found = errors.map(({ message }) => message)
    // As one walk over the document finds them; the unused variable comes at the end of its operation.
    const order = ['nope', 'x', 'Gone', 'unused']
    expect(found.map((message) => order.find((name) => message.includes(name)))).toEqual(order)
  })
})

it('documents are cached by their memory use, the latest ones', async () => {
  const prepare = open()
  const keep = async (query: string) => {
    await prepare(query)
    return prepare(query)
  }
  const large = `{shop{${fields(900)}}}`
  // Their text takes 2 MB of the 48, as do the fields of the large one, and parses faster than fields are checked.
  const longOf = (at: number) => `query Q${at}{shop{name}}${' '.repeat(2 ** 20)}`
  const oldest = await keep(longOf(0))
  for (let at = 1; at < 22; at += 1) await keep(longOf(at))
  const newer = await keep(longOf(22))
  const last = await keep(large)
  expect(await prepare(large)).toBe(last)
  expect(await prepare(longOf(22))).toBe(newer)
  expect(await prepare(longOf(0))).not.toBe(oldest)
})

describe('the schema', () => {
  const query = '{__schema{queryType{name}}}'

  it('is answered from memory whatever its white space, also after a sale', async () => {
    const { ask, store } = openTestApi()
    const first = await ask(query)
    for (let at = 0; at < 30; at += 1) {
      store.inventory.take(11, 0)
      expect(await ask(`${' '.repeat(at)}{ __schema # ${at}\n {queryType{name}}}`)).toEqual(first)
    }
  })

  it('is executed only a few times for new queries, alone or with other fields', async () => {
    const { api } = openTestApi()
    const ask = async (text: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ query: text })
      const request = new Request('http://shop.test/', { method: 'POST', headers, body })
      const response = await api(request, STOREFRONT_API_VERSION)
      const { errors } = await response.json()
      return { code: errors?.[0].extensions.code, wait: response.headers.get('retry-after') }
    }
    const forms = [
      ...[1, 2].map((at) => `query Q${at}${query}`),
      ...[3, 4].map((at) => `query Q${at}{shop{name} ...F} fragment F on QueryRoot${query}`),
    ]
    for (const form of forms) expect((await ask(form)).code).toBeUndefined()
    const { code, wait } = await ask(`query Q5${query}`)
    expect(code).toBe('THROTTLED')
    expect(Number(wait)).toBeGreaterThan(0)
    expect((await ask(forms[0] ?? '')).code).toBeUndefined()
  })
})
