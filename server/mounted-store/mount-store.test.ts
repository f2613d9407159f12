import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { RequestSource } from '#local-store/request-source.ts'
import { unobserved } from '../telemetry/shop-observer.ts'
import { mountStore } from './mount-store.ts'

async function ask(publicOrigin: string, env?: RequestSource, observer = unobserved) {
  const sources: unknown[] = []
  const app = new Hono<{ Bindings: RequestSource }>()
  app.all(
    '/local-store/*',
    mountStore(
      async (_request, source) => {
        sources.push(source)
        return Response.json({})
      },
      { publicOrigin },
      observer,
    ),
  )
  const { headers } = await app.fetch(new Request('http://x.test/local-store/api'), env)
  return { sources, headers }
}

it('responses of checkout, pictures and API have HSTS if the shop is https', async () => {
  const name = 'Strict-Transport-Security'
  const secure = await ask('https://shop.example', { buyerIp: null })
  expect(secure.headers.get(name)).toContain('max-age=31536000')
  expect(secure.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const plain = await ask('http://shop.example', { buyerIp: null })
  expect(plain.headers.get(name)).toBeNull()
})

it('the store gets the buyer’s address and the request id', async () => {
  const buyerIp = '192.0.2.7'
  const named = { ...unobserved, requestId: () => '4F7K-9QXM-2B8T' }
  expect((await ask('http://shop.example', { buyerIp }, named)).sources).toEqual([
    { buyerIp, requestId: '4F7K-9QXM-2B8T' },
  ])
  expect((await ask('http://shop.example')).sources).toEqual([{ buyerIp: null, requestId: null }])
})
