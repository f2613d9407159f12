import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

const builds = mkdtempSync(join(tmpdir(), 'party-gully-builds-'))
afterAll(() => rmSync(builds, { recursive: true }))

function writeBuild(name: string): string {
  const client = join(builds, name, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, `assets/home-${name}.js`), name)
  writeFileSync(join(client, 'service-worker.js'), name)
  return client
}

writeBuild('older')
const client = writeBuild('newest')
// A build that was interrupted before it wrote anything.
mkdirSync(join(builds, 'begun'))

const shop = builtFiles(client)

it.each([
  ['/assets/home-newest.js', 'newest', 'public, max-age=31536000, immutable'],
  ['/assets/home-older.js', 'older', 'public, max-age=31536000, immutable'],
  ['/service-worker.js', 'newest', 'no-cache'],
])('%s is that of the %s build', async (path, content, cacheControl) => {
  const answer = await shop.request(path)
  expect(await answer.text()).toBe(content)
  expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
})

it('a file of no build is unknown', async () => {
  expect((await shop.request('/assets/home-never.js')).status).toBe(404)
})
