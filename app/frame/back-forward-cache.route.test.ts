import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { listFiles, root } from '#tools/project.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** What keeps a page out of the back/forward cache of one browser or another. */
const OBSTACLES =
  /\b(before)?unload\b|\b(WebSocket|BroadcastChannel|SharedWorker|RTCPeerConnection|EventSource|indexedDB)\b/

describe('Back restores a page from memory', () => {
  it('since no script of the shop listens for its end, or keeps anything open', () => {
    const sources = ['app', 'commerce', 'server/document']
      .flatMap((folder) => listFiles(join(root, folder)).map((path) => join(folder, path)))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    expect(sources.length).toBeGreaterThan(200)
    const code = (path: string) =>
      readFileSync(join(root, path), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
    expect(sources.filter((path) => OBSTACLES.test(code(path)))).toEqual([])
  })

  it.each([
    ...['/', '/all-products', '/category/party-games', '/search?q=taboo', '/product/jugaad'],
    ...['/wishlist', '/about', '/contact', '/faq', '/login', '/terms', '/checkout'],
  ])('since it may be kept: %s', async (path) => {
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      200,
      expect.not.stringContaining('no-store'),
    ])
  })
})
