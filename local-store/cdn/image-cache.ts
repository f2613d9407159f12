import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Resized pictures in a folder; above the limits, the least recently used ones are evicted. */
export type ImageCache = {
  /** The bytes; null when not cached. */
  find(key: string): Promise<Buffer | null>
  /** Stores the bytes. A full disk is not an error: the picture is resized again next time. */
  keep(key: string, bytes: Buffer): Promise<void>
}

type ImageCacheLimits = {
  /** Most files in the cache. */
  maxFiles: number
  /** Most bytes of all files together. */
  maxBytes: number
}

const defaultLimits: ImageCacheLimits = { maxFiles: 4000, maxBytes: 256 * 1024 * 1024 }

/** Names of complete files; any other file is left from an interrupted write. */
const finishedName = /^[0-9a-f]{64}$/

/**
 * Opens the cache, including the files that an earlier process left.
 *
 * @param folder created when missing; must contain nothing else
 */
export function createImageCache(
  folder: string,
  { maxFiles, maxBytes } = defaultLimits,
): ImageCache {
  mkdirSync(folder, { recursive: true })
  const sizes = new LRUCache<string, number>({
    max: maxFiles,
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') void rm(join(folder, key), { force: true }).catch(() => undefined)
    },
  })
  for (const { name, bytes } of oldestFirst(folder)) sizes.set(name, bytes)

  return {
    async find(key) {
      if (sizes.get(key) === undefined) return null
      try {
        return await readFile(join(folder, key))
      } catch {
        // Someone emptied the folder: the picture is resized again.
        sizes.delete(key)
        return null
      }
    },
    async keep(key, bytes) {
      const unfinished = join(folder, `${key}.${randomUUID()}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(folder, key))
        sizes.set(key, bytes.length)
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
  }
}

function oldestFirst(folder: string): { name: string; bytes: number }[] {
  const files: { name: string; bytes: number; changed: number }[] = []
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined || !stats.isFile()) continue
    if (finishedName.test(name)) files.push({ name, bytes: stats.size, changed: stats.mtimeMs })
    else rmSync(path, { force: true })
  }
  return files.sort((one, other) => one.changed - other.changed)
}
