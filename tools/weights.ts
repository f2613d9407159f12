import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from './project.ts'

/** The size of one kind of file, and its limit, in bytes. */
export type Weight = {
  readonly name: string
  readonly bytes: number
  readonly limit: number
  /** The heaviest file or URL, if there is one. */
  readonly heaviest?: string
}

const KB = 1000

/** The limits; 1 KB is 1000 bytes. */
export const limits = {
  faces: 36 * KB,
  heroPicture: 14 * KB,
  cardPicture: 14 * KB,
  styles: 18 * KB,
  clip: 300 * KB,
  homeVisit: 235 * KB,
  listVisit: 246 * KB,
  productVisit: 252.5 * KB,
} as const

/** The desk's own sheet is on no page of the shop. */
const sheet = /(?<!\bdesk-[^/]*)\.css$/

/** Measures fonts, styles and clips in the folder of built browser files. */
export function weighFiles(clientFolder: string): Weight[] {
  const files = listFiles(clientFolder)
  const sizeOf = (file: string) => statSync(join(clientFolder, file)).size
  const zippedSizeOf = (file: string) =>
    gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  return [
    { name: 'Faces together', bytes: sum(ending(/\.woff2$/).map(sizeOf)), limit: limits.faces },
    weighStyles(new Map(ending(sheet).map((file) => [file, zippedSizeOf(file)]))),
    {
      name: 'Largest clip',
      limit: limits.clip,
      ...getHeaviest(new Map(ending(/\.(mp4|webm)$/).map((file) => [file, sizeOf(file)]))),
    },
  ]
}

/** A page loads the shared sheet, `app`, and at most one sheet of its route. */
function weighStyles(sheets: ReadonlyMap<string, number>): Weight {
  const routes = new Map(sheets)
  let shared = 0
  for (const [file, bytes] of sheets) {
    if (!/\bapp-[^/]+$/.test(file)) continue
    shared += bytes
    routes.delete(file)
  }
  const route = getHeaviest(routes)
  return {
    ...route,
    name: 'Styles of a page, gzip',
    bytes: shared + route.bytes,
    limit: limits.styles,
  }
}

/** The largest entry; 0 bytes for none. */
export function getHeaviest(
  sizes: ReadonlyMap<string, number>,
): Pick<Weight, 'bytes' | 'heaviest'> {
  const [first] = [...sizes].sort(([, one], [, other]) => other - one)
  return first ? { heaviest: first[0], bytes: first[1] } : { bytes: 0 }
}

export function isTooHeavy({ bytes, limit }: Weight): boolean {
  return bytes > limit
}

/** One line per weight: name, size, limit, whether it passes, and the heaviest file. */
export function formatWeights(weights: readonly Weight[]): string {
  const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  const width = Math.max(...weights.map(({ name }) => name.length))
  return weights
    .map((weight) => {
      const { name, bytes, limit, heaviest = '' } = weight
      const verdict = isTooHeavy(weight) ? 'too heavy' : 'ok'
      const sizes = `${inKb(bytes).padStart(9)} of ${inKb(limit).padStart(8)}`
      return `${name.padEnd(width)} ${sizes}  ${verdict.padEnd(9)}  ${heaviest}`.trimEnd()
    })
    .join('\n')
}
