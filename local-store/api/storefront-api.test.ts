import { describe, expect, it } from 'vitest'
import { openTestApi, toPost } from '#test/local-store/open-test-api.ts'
import type { Store } from '../store/store.ts'

const shopName = '{"query":"{shop{name}}"}'
const post = toPost
const fail = () => {
  throw new Error('database disk image is malformed')
}

describe('the API over HTTP', () => {
  it('answers JSON with its version', async () => {
    const response = await openTestApi().api(post(shopName), '2026-04')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-shopify-api-version')).toBe('2026-04')
    expect(await response.json()).toEqual({
      data: { shop: { name: 'Test Shop' } },
      extensions: { cost: { requestedQueryCost: 1 } },
    })
  })

  it.each([
    ['2023-01', '2025-01'],
    ['2025-01', '2025-01'],
    ['2025-04', '2025-07'],
    ['2025-10', '2025-10'],
    ['2026-02', '2026-04'],
    ['', '2025-01'],
    ['2026-07', '2026-04'],
    ['unstable', '2026-04'],
  ])('serves version "%s" by %s', async (asked, served) => {
    const response = await openTestApi().api(post(shopName), asked)
    expect(response.headers.get('x-shopify-api-version')).toBe(served)
  })

  it('reports deprecated fields', async () => {
    const ask = async (query: string) => {
      const response = await openTestApi().api(post(JSON.stringify({ query })), '2026-04')
      return response.headers.get('x-shopify-api-deprecated-reason')
    }
    expect(await ask('{productByHandle(handle:"ludo"){id}}')).toBe(
      'QueryRoot.productByHandle: Use `product` instead.',
    )
    expect(await ask('{product(handle:"ludo"){id}}')).toBeNull()
  })

  it('refuses invalid versions', async () => {
    expect((await openTestApi().api(post(shopName), 'v1')).status).toBe(404)
  })

  it('answers queries by GET, but no mutations', async () => {
    const { api } = openTestApi()
    const get = (query: string) =>
      api(new Request(`http://shop.test/api?query=${encodeURIComponent(query)}`), '2026-04')
    expect(await (await get('{shop{name}}')).json()).toMatchObject({ data: { shop: {} } })
    const refused = await get('mutation{cartCreate{cart{id}}}')
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toContain('POST')
  })

  it('reads a bare document', async () => {
    const request = post('{shop{name}}', { 'content-type': 'application/graphql' })
    expect((await openTestApi().api(request, '2026-04')).status).toBe(200)
  })

  it.each([
    ['malformed JSON', '{"query":', 400, 'not valid JSON'],
    ['a list', '[]', 400, 'must be a JSON object'],
    ['no document', '{"variables":{}}', 400, 'must contain a GraphQL document'],
    ['a number for the document', '{"query":1}', 400, 'must contain a GraphQL document'],
    ['a list of variables', '{"query":"{shop{name}}","variables":[]}', 400, '"variables"'],
    ['a number for the name', '{"query":"{shop{name}}","operationName":1}', 400, '"operationName"'],
    ['endless nesting', `{"query":"{a}","variables":${'[{"a":'.repeat(9000)}`, 400, 'too deep'],
    ['a huge body', `{"query":"${' '.repeat(300_000)}"}`, 413, 'larger than'],
  ])('refuses %s with a clear message', async (_name, body, status, message) => {
    const response = await openTestApi().api(post(body), '2026-04')
    expect(response.status).toBe(status)
    const answer = await response.json()
    expect(answer.errors[0].message).toContain(message)
    expect(answer.errors[0].extensions.code).toBe('BAD_REQUEST')
  })

  it('refuses bodies of another type', async () => {
    const request = post('query=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect((await openTestApi().api(request, '2026-04')).status).toBe(415)
  })

  it('limits a body without a length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(100_000))
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(chunk),
    })
    const request = new Request('http://shop.test/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit) // The DOM's type lacks `duplex`, which Node requires.
    expect((await openTestApi().api(request, '2026-04')).status).toBe(413)
  })

  it('allows browsers on other origins', async () => {
    const { api } = openTestApi()
    const request = new Request('http://shop.test/api', {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type, x-sdk-variant' },
    })
    const preflight = await api(request, '2026-04')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type, x-sdk-variant',
    )
    const answer = await api(post(shopName), '2026-04')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Shopify-API-Version')
  })

  it('accepts any token if none is set, otherwise only the right one', async () => {
    const header = 'x-shopify-storefront-access-token'
    const open = openTestApi()
    expect((await open.api(post(shopName, { [header]: 'any' }), '2026-04')).status).toBe(200)
    const { api } = openTestApi({}, { publicToken: 'right' })
    expect((await api(post(shopName, { [header]: 'right' }), '2026-04')).status).toBe(200)
    const refused = await api(post(shopName, { [header]: 'wrong' }), '2026-04')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({
      errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }],
    })
  })

  it.each([
    ['a closed database', (store: Store) => store.close()],
    ['a bug in a resolver', (store: Store) => Object.assign(store.carts, { findByToken: fail })],
  ])('hides internal errors behind a request id, and logs them: %s', async (_name, spoil) => {
    const faults: unknown[] = []
    const { api, store } = openTestApi({}, { onFault: (...fault) => faults.push(fault) })
    spoil(store)
    const body = JSON.stringify({ query: '{cart(id:"gid://shopify/Cart/x?key=y"){id}}' })
    const response = await api(post(body), '2026-04')
    const requestId = response.headers.get('x-request-id')
    const { errors } = await response.json()
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^Internal error\..*Request ID: /),
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
    })
    expect(JSON.stringify(errors)).not.toContain('database')
    expect(faults).toEqual([[expect.any(Error), requestId, null]])
  })

  it.each([
    ['4F7K-9QXM-2B8T', '4F7K-9QXM-2B8T'],
    ['asha@example.in', null],
    ['x'.repeat(65), null],
  ])('logs a calling server’s request id if it is valid: %s', async (given, reported) => {
    const faults: unknown[] = []
    const { api, store } = openTestApi({}, { onFault: (...fault) => faults.push(fault) })
    store.close()
    const body = JSON.stringify({ query: '{cart(id:"gid://shopify/Cart/x?key=y"){id}}' })
    await api(post(body, { 'Custom-Storefront-Request-Group-ID': given }), '2026-04')
    expect(faults).toEqual([[expect.any(Error), expect.any(String), reported]])
  })

  it('uses the request id of the server in front', async () => {
    const { api } = openTestApi()
    const source = { buyerIp: null, requestId: '4F7K-9QXM-2B8T' }
    const response = await api(post(shopName), '2026-04', source)
    expect(response.headers.get('x-request-id')).toBe('4F7K-9QXM-2B8T')
  })
})
