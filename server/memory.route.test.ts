import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'

const MB = 1024 * 1024
/** About twice what the shop needs. */
const LITTLE_MEMORY = 128

const PAGES = 100
/**
 * Code loaded and compiled meanwhile takes less than 1 MB, with keys and headers in the page cache. The pages take 4.5 MB
 * when each leaks because its queries are not cleared (app/entry.server.tsx).
 */
const MAX_GROWTH = 2.5 * MB

test(`rendering ${PAGES} different pages does not grow the heap`, async () => {
  const program = join(root, 'test/render-many-pages.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[...servingOptions, '--expose-gc', `--max-old-space-size=${LITTLE_MEMORY}`],
      ...[program, String(PAGES)],
    ],
    { env: { ...process.env, ...servingEnvironment } },
  )
  // The last line only: the program may first print that it builds the shop.
  const { before, after } = JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
  expect(after - before).toBeLessThan(MAX_GROWTH)
})

test('compressing 400 pages leaves little more memory in use than the pages', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...servingOptions, join(root, 'test/keep-many-pages.ts')],
    { env: { ...process.env, ...servingEnvironment } },
  )
  const { kept, grown } = JSON.parse(stdout)
  // About 36 MB; 72 without MALLOC_MMAP_THRESHOLD_ (tools/serving.mjs), in gaps between the pages.
  expect(grown - kept).toBeLessThan(56 * MB)
})
