import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalStore } from '#local-store/local-store.ts'
import { readSettings } from '../settings.ts'
import { openStore } from './open-store.ts'

let store: LocalStore | null = null
let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'branding-'))
  store = await openStore(readSettings({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://shop.test' }))
})
afterAll(() => {
  store?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function ask(path: string): Promise<Response> {
  const response = await store?.fetch(new Request(`http://shop.test/local-store${path}`))
  if (response === undefined) throw new Error('The store is not open')
  return response
}

it('the local store’s checkout uses the shop’s design tokens and fonts', async () => {
  const page = await ask('/checkouts/none')
  const [, sheet = ''] = /href="\/local-store(\/assets\/[^"]+\.css)"/.exec(await page.text()) ?? []
  expect(page.headers.get('Content-Security-Policy')).toContain("font-src 'self'")
  const styles = await (await ask(sheet)).text()
  expect(styles).toContain('--coral:')
  expect(styles).toContain('--accent: var(--coral-text)')
  const faces = new Set([...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, name]) => name))
  expect(faces.size).toBe(4)
  for (const face of faces) {
    const response = await ask(`/assets/${face}`)
    expect(response.headers.get('Content-Type')).toBe('font/woff2')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 4))).toBe(
      'wOF2',
    )
  }
})
