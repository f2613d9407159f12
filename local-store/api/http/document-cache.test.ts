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
const asked = getVersionedSchema(STOREFRONT_API_VERSION)
const fields = (count: number, name = 'a') =>
  Array.from({ length: count }, (_, at) => `${name}${at}:name`).join(' ')

function open() {
  compileQuery.mockClear()
  const cache = createDocumentCache(schema)
  return (query: string) => cache.prepare(query, null, asked)
}

describe('a document', () => {
  it('is kept and compiled when it comes a second time, and not before', async () => {
    const prepare = open()
    const first = prepare('{shop{name}}')
    const second = prepare('{shop{name}}')
    expect(second).not.toBe(first)
    expect(prepare('{shop{name}}')).toBe(second)
    await vi.waitFor(() => expect(compileQuery).toHaveBeenCalledTimes(1))
  })

  it('that is large is kept, and executed as it is', async () => {
    const prepare = open()
    const query = `{shop{${fields(400)}}}`
    prepare(query)
    const kept = prepare(query)
    expect(prepare(query)).toBe(kept)
    if (kept.type === 'invalid') throw new Error('invalid')
    const { data } = await kept.run({}, {} as ApiContext)
    expect(data).toEqual({ shop: null })
    // Whatever is compiled after it is the first.
    prepare('{shop{name}}')
    prepare('{shop{name}}')
    await vi.waitFor(() => expect(compileQuery).toHaveBeenCalled())
    expect(compileQuery).toHaveBeenCalledTimes(1)
  })

  it('that is invalid is not kept', () => {
    const prepare = open()
    expect(prepare('{nope}').type).toBe('invalid')
    expect(prepare('{nope}')).not.toBe(prepare('{nope}'))
  })
})

it('documents are kept by what they take, the latest of them', () => {
  const prepare = open()
  const queryOf = (at: number) => `query Q${at}{shop{${fields(900)}}}`
  const keep = (at: number) => {
    prepare(queryOf(at))
    return prepare(queryOf(at))
  }
  const first = keep(0)
  for (let at = 1; at < 25; at += 1) keep(at)
  const last = keep(25)
  expect(prepare(queryOf(25))).toBe(last)
  expect(prepare(queryOf(0))).not.toBe(first)
})

describe('the schema', () => {
  const query = '{__schema{queryType{name}}}'

  it('is answered from memory in whatever white space it is asked for, also after a sale', async () => {
    const { ask, store } = openTestApi()
    const first = await ask(query)
    for (let at = 0; at < 30; at += 1) {
      store.inventory.take(11, 0)
      expect(await ask(`${' '.repeat(at)}{ __schema # ${at}\n {queryType{name}}}`)).toEqual(first)
    }
  })

  it('is executed only a few times in forms that are new, alone or among others', async () => {
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
