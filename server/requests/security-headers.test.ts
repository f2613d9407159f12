import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { withSecurityHeaders } from './security-headers.ts'

/** The names of the headers added to a response of this type. */
async function listHeaders(type: string, origin = 'http://shop.example'): Promise<string[]> {
  const server = new Hono()
  server.use(withSecurityHeaders(origin))
  server.get('/', (c) => c.body('', 200, { 'Content-Type': type }))
  const { headers } = await server.request('/')
  return [...headers.keys()].filter((name) => name !== 'content-type')
}

it.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2', 'image/avif'])(
  'a part of a page, %s, has only X-Content-Type-Options',
  async (type) => {
    expect(await listHeaders(type)).toEqual(['x-content-type-options'])
  },
)

it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/json'])(
  '%s, which a browser can show as a page, is not framed and opens nothing',
  async (type) => {
    expect(await listHeaders(type)).toEqual(
      expect.arrayContaining([
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
        'x-frame-options',
      ]),
    )
  },
)

it('both have HSTS under https', async () => {
  const name = 'strict-transport-security'
  expect(await listHeaders('text/css', 'https://shop.example')).toContain(name)
  expect(await listHeaders('text/html', 'https://shop.example')).toContain(name)
})
