import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categories, closingCall, hero } from '#merchant/home.ts'
import { realMoments } from '#merchant/real-moments.ts'
import { shopSharePicture } from '#merchant/share-picture.ts'
import { about } from '#merchant/story.ts'
import { writtenPages } from './merchant-pages.ts'

/** Pictures that belong to a field of the owner's files. */
export type NamedPictures = {
  readonly file: string
  readonly field: string
  /** Their URLs for browsers: paths in `public/`. */
  readonly addresses: readonly string[]
}

export const namedPictures: readonly NamedPictures[] = [
  {
    file: 'merchant/brand.ts',
    field: 'name',
    addresses: ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png'],
  },
  { file: 'merchant/brand.ts', field: 'wordmark', addresses: ['/logo.svg', '/icon-512.png'] },
  {
    file: 'merchant/home.ts',
    field: 'hero',
    addresses: Object.values(hero.pictures).flatMap((hour) => Object.values(hour)),
  },
  {
    file: 'merchant/home.ts',
    field: 'tiles',
    addresses: categories.tiles.flatMap(({ picture }) => picture ?? []),
  },
  {
    file: 'merchant/home.ts',
    field: 'picture',
    addresses: Object.values(closingCall.picture ?? {}),
  },
  { file: 'merchant/share-picture.ts', field: 'url', addresses: [shopSharePicture.url] },
  {
    file: 'merchant/story.ts',
    field: 'picture',
    addresses: about.steps.map(({ picture }) => `/artwork/story-${picture}.webp`),
  },
  ...writtenPages.map(({ file, policy }) => ({
    file,
    field: 'picture',
    addresses: policy.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'object' && 'picture' in block ? block.picture : [],
      ),
    ),
  })),
  {
    file: 'merchant/real-moments.ts',
    field: 'slug',
    addresses: realMoments.flatMap(({ slug }) =>
      ['mp4', 'webm', 'webp'].map((ending) => `/real-moments/${slug}.${ending}`),
    ),
  },
]

const root = join(import.meta.dirname, '../..')
/** A container has only the built copies. */
const folders = ['public', 'build/current/client'].map((folder) => join(root, folder))

/** The pictures missing from `public/`; none when neither folder exists. */
export function listMissing(addresses: readonly string[]): readonly string[] {
  const folder = folders.find((path) => existsSync(path))
  return folder === undefined
    ? []
    : addresses.filter((address) => !existsSync(join(folder, address)))
}
