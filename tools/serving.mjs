/* How Node runs the shop and the local store when they serve. Plain JavaScript, for tools/bootstrap.mjs. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/**
 * Semi-spaces of 4 MB instead of 16: a busy server needs 100 MB less at the same speed. They start at 4 MB: starting at
 * 1 MB, reading a catalogue of 1,000 products collected garbage 45 times.
 */
export const servingOptions = ['--max-semi-space-size=4', '--min-semi-space-size=4']

export const servingEnvironment = {
  /** Caches compiled code for the next start, including the first file. */
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  /**
   * One glibc heap for all threads. With one for each thread that compresses pages, 800 pages cost 40 MB more; with
   * two, 12,000 addresses cost 123 MB instead of 93, for the same processor time.
   */
  MALLOC_ARENA_MAX: '1',
  /**
   * glibc's initial value, which it would otherwise raise to 32 MB. A compressor's short-lived memory would then come
   * from the heap of the compressed pages, and leave gaps that are never returned: 60 MB after 1,800 pages.
   */
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
}
