import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { readOptions, startStandalone, UsageError } from './standalone.ts'

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-'))
  // The store may still be writing a checked copy of the catalogue there.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }))
  return folder
}

const demo = ['--catalogue', demoCatalogueFile]

const optionsFor = (dataDir: string, ...args: string[]) =>
  readOptions([...demo, '--port', '0', '--data', dataDir, ...args])

describe('the command line', () => {
  it('requires only a catalogue, and listens on port 4100', () => {
    expect(readOptions(demo)).toEqual({
      host: '127.0.0.1',
      port: 4100,
      catalogueFile: demoCatalogueFile,
      dataDir: resolve('data/local-store'),
      returnOrigins: [],
      returnsToShop: true,
    })
  })

  it('can keep shoppers on the order’s page', () => {
    expect(readOptions([...demo, '--no-return']).returnsToShop).toBe(false)
  })

  it('accepts several return origins', () => {
    const origins = ['https://shop.example', 'http://127.0.0.1:3000']
    const args = origins.flatMap((origin) => ['--return-origin', origin])
    expect(readOptions([...demo, ...args]).returnOrigins).toEqual(origins)
  })

  it.each([
    [[], '--catalogue must name the catalogue to serve.'],
    [[...demo, '--port', 'abc'], '--port must be a number from 0 to 65535, not "abc".'],
    [[...demo, '--port', '70000'], '--port must be a number'],
    [
      [...demo, '--return-origin', 'https://shop.example/path'],
      '--return-origin must be an origin',
    ],
    [[...demo, '--nonsense'], '--nonsense'],
  ])('refuses %j with one sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(sentence)
  })
})

describe('the store on its own port', () => {
  it('serves at the URL it reports until it is closed', async () => {
    const running = await startStandalone(optionsFor(openFolder()))
    expect(running.apiAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/2026-04\/graphql\.json$/)
    const response = await fetch(running.apiAddress, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { cartCreate { cart { checkoutUrl } } }' }),
    })
    // Longer than proxies keep connections open.
    expect(response.headers.get('keep-alive')).toBe('timeout=75')
    const { data } = await response.json()
    expect(data.cartCreate.cart.checkoutUrl).toContain(`${running.origin}/cart/c/`)
    await running.close()
    await expect(fetch(running.apiAddress)).rejects.toThrow()
  })

  it('reports that the port is in use', async () => {
    const first = await startStandalone(optionsFor(openFolder()))
    onTestFinished(first.close)
    const { port } = new URL(first.origin)
    const second = startStandalone({ ...optionsFor(openFolder()), port: Number(port) })
    await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program`)
  })

  it('reports an invalid catalogue and frees the port', async () => {
    const options = optionsFor(openFolder(), '--catalogue', '/nowhere/catalogue.json')
    await expect(startStandalone(options)).rejects.toThrow('/nowhere/catalogue.json: is missing')
  })
})
