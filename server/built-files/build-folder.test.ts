import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openBuildFolder } from './build-folder.ts'
import { serveBuiltFiles } from './built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'party-gully-builds-'))
afterAll(() => rmSync(folder, { recursive: true }))
const builds = join(folder, 'build')
const shared = join(folder, 'shared')

function writeBuild(name: string, place = builds): string {
  const client = join(place, name, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, `assets/home-${name}.js`), name)
  writeFileSync(join(client, `assets/home-${name}.css`), `${name}{}`)
  writeFileSync(join(client, `assets/home-${name}.css.br`), 'packed')
  writeFileSync(join(client, 'service-worker.js'), name)
  return client
}

writeBuild('older')
const client = writeBuild('newest')
// A build that was interrupted before it wrote anything.
mkdirSync(join(builds, 'begun'))

const files = openBuildFolder(client, shared)
const shop = serveBuiltFiles(files)
// Releases deployed while the shop is running.
writeBuild('next')
writeBuild('next-container', shared)

it.each([
  ['/assets/home-newest.js', 'newest', 'public, max-age=31536000, immutable'],
  ['/assets/home-older.js', 'older', 'public, max-age=31536000, immutable'],
  ['/assets/home-next.js', 'next', 'public, max-age=31536000, immutable'],
  ['/assets/home-next-container.js', 'next-container', 'public, max-age=31536000, immutable'],
  ['/service-worker.js', 'newest', 'no-cache'],
])('%s is served from the %s build', async (path, content, cacheControl) => {
  const answer = await shop.request(path)
  expect(await answer.text()).toBe(content)
  expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
})

it.each(['/assets/home-never.js', '/assets/..%2Fservice-worker.js', '/assets/home-%00.js'])(
  '%s is in no build and answered 404',
  async (path) => {
    expect((await shop.request(path)).status).toBe(404)
  },
)

it('style sheets come from the newest build', () => {
  expect([...files.styleSheets]).toEqual([['/assets/home-newest.css', 'newest{}']])
})
