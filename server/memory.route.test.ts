import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#tools/project.ts'
import { servingEnvironment, servingOptions } from '#tools/serving.mjs'

const MB = 1024 * 1024
/** About twice what the shop needs; a shop that leaks rendered pages runs out before the end. */
const LITTLE_MEMORY = 128

test('rendering 2,000 different pages does not grow the heap', async () => {
  const program = join(root, 'test/render-many-pages.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...servingOptions, '--expose-gc', `--max-old-space-size=${LITTLE_MEMORY}`, program],
    { env: { ...process.env, ...servingEnvironment } },
  )
  // The last line only: the program may first print that it builds the shop.
  const { before, after } = JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
  // Keys and headers of the page cache are some kB for each of a thousand pages; a leaked page is 107 kB.
  expect(after - before).toBeLessThan(16 * MB)
})
