import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Catalogue } from '../store/catalogue.ts'
import { servedName } from './picture-address.ts'

/** The picture files named in a catalogue, and no others, by the names they are served under. */
export type PictureFiles = {
  /** The origins of catalogue pictures and videos hosted elsewhere. */
  readonly origins: readonly string[]
  /** Path on disk, or null for a file the catalogue does not name. */
  findPath(file: string): string | null
  /** A short cache-busting text for URLs that changes with the file. Accepts the file's name in the catalogue, too. */
  versionOf(file: string): string
}

/**
 * Pictures of what is published later are served from the start: pages allow their origins only once.
 *
 * @param folder of the catalogue file; its `file` names are relative to it
 */
export function createPictureFiles(catalogue: Catalogue, folder: string): PictureFiles {
  const { upcoming, content } = catalogue
  const products = [...catalogue.products, ...upcoming.products]
  const articles = [...content.blogs.flatMap((blog) => blog.articles), ...upcoming.articles]
  const images = [
    ...products.flatMap(({ images, video }) => [...images, ...(video ? [video.preview] : [])]),
    ...catalogue.collections.flatMap((collection) => collection.image ?? []),
    ...articles.flatMap(({ image }) => image ?? []),
  ]
  const paths = new Map(
    images.flatMap(({ file }) =>
      file === undefined ? [] : [[servedName(file), resolve(folder, file)]],
    ),
  )
  const versions = new Map<string, string>()
  const films = products.flatMap(({ video }) => video?.sources ?? [])
  return {
    origins: listOrigins([...images, ...films].flatMap(({ url }) => url ?? [])),
    findPath: (file) => paths.get(file) ?? null,
    versionOf: (name) => {
      const file = paths.has(name) ? name : servedName(name)
      const cached = versions.get(file)
      if (cached !== undefined) return cached
      const version = readVersion(paths.get(file))
      versions.set(file, version)
      return version
    },
  }
}

/** Thousands of pictures share few origins, so each distinct start of a URL is parsed once. */
function listOrigins(urls: readonly string[]): string[] {
  const beginnings = new Set(urls.flatMap((url) => /^https?:\/{2,}[^/?#\\]+/.exec(url)?.[0] ?? []))
  const parsed = [...beginnings].flatMap((beginning) => URL.parse(beginning)?.origin ?? [])
  return [...new Set(parsed)]
}

function readVersion(path: string | undefined): string {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return '0'
  return hash('sha256', `${stats.size} ${stats.mtimeMs}`).slice(0, 12)
}
