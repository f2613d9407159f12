import { loadOnce } from './load-once.ts'

/**
 * The picture library, loaded with the first picture, so that it delays no start. One thread, because pages render on
 * the same cores.
 */
export const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
