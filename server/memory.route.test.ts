import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'

const MB = 1024 * 1024
/** About twice what the shop needs; a shop that leaks 2,000 rendered pages runs out before the end. */
const LITTLE_MEMORY = 128

const PAGES = 2000
/**
 * Half for code loaded and compiled meanwhile, half for keys and headers in the page cache, some kB for each of a
 * thousand pages. A leaked page takes more than 40 kB.
 */
const MAX_GROWTH = 16 * MB

test(`rendering ${PAGES.toLocaleString('en')} different pages does not grow the heap`, async () => {
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

test('compressing 700 pages leaves little more memory in use than the pages', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...servingOptions, join(root, 'test/keep-many-pages.ts')],
    { env: { ...process.env, ...servingEnvironment } },
  )
  const { kept, grown } = JSON.parse(stdout)
  // About 34 MB; 94 without MALLOC_MMAP_THRESHOLD_ (tools/serving.mjs), in gaps between the pages.
  expect(grown - kept).toBeLessThan(62 * MB)
})
