import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPageTags } from '../purge/page-tags.ts'
import { createPurges } from '../purge/purges.ts'
import { readSettings } from '../settings.ts'
import { createServerStorefront } from '../store/storefront.ts'
import { createPageClients } from './page-clients.ts'

const settings = readSettings({
  SHOPIFY_STORE_DOMAIN: 'games.example',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
})

test('a page of a hanging store is answered within its deadline, with its faults rendered', async () => {
  const fetchHosted = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason))
    })
  const deadlines = { page: 1000, section: 1000, helper: 1000 }
  const storefront = createServerStorefront(settings, null, pino({ level: 'silent' }), {
    fetchHosted,
    deadlines,
  })
  const open = createPageClients(storefront, createPageTags(), createPurges())
  const started = performance.now()
  const { storefront: client, due } = open(null, '/product/jugaad')
  await expect(client.query('query Test { shop { name } }', {})).rejects.toMatchObject({
    kind: 'timeout',
  })
  expect(due.aborted).toBe(false)
  await new Promise((resolve) => due.addEventListener('abort', resolve))
  expect(performance.now() - started).toBeLessThan(850)
})
