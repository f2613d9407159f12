import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalStore } from '#local-store/local-store.ts'
import { readSettings } from '../settings.ts'
import { readCheckoutBranding } from './checkout-branding.ts'
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

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, undefined],
  ['<b>', undefined],
])('its pages have the theme chosen in the shop: %j', async (stored, theme) => {
  const page = await (await ask('/checkouts/none')).text()
  const [, path = ''] =
    /<script src="\/local-store(\/assets\/branding[^"]+\.js)"><\/script>/.exec(page) ?? []
  // Before the styles, so that no other theme is painted.
  expect(page.indexOf(path)).toBeLessThan(page.indexOf('rel="stylesheet"'))
  const document = { documentElement: { dataset: { theme: undefined } } }
  const localStorage = { getItem: (key: string) => (key === 'theme' ? stored : null) }
  runInNewContext(await (await ask(path)).text(), { document, localStorage })
  expect(document.documentElement.dataset.theme).toBe(theme)
})

it('its pages have the system’s theme where storage is off', async () => {
  const document = { documentElement: { dataset: {} } }
  runInNewContext(readCheckoutBranding().script, { document })
  expect(document.documentElement.dataset).toEqual({})
})
