import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from './project.ts'

/** What one kind of beauty costs a shopper, and the most it may. Sizes in bytes. */
export type Weight = {
  readonly name: string
  readonly bytes: number
  readonly limit: number
  /** The file or address that weighs most, where one does. */
  readonly heaviest?: string
}

const KB = 1000

/** The most that each may cost; 1 KB is 1000 bytes. */
export const limits = {
  faces: 70 * KB,
  heroPicture: 45 * KB,
  cardPicture: 18 * KB,
  styles: 16 * KB,
  clip: 400 * KB,
} as const

/** Weighs what lies in the folder of built browser files: faces, styles, clips. */
export function weighFiles(clientFolder: string): Weight[] {
  const files = listFiles(clientFolder)
  const sizeOf = (file: string) => statSync(join(clientFolder, file)).size
  const zippedSizeOf = (file: string) =>
    gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  return [
    { name: 'Faces together', bytes: sum(ending(/\.woff2$/).map(sizeOf)), limit: limits.faces },
    {
      name: 'Styles together, gzip',
      bytes: sum(ending(/\.css$/).map(zippedSizeOf)),
      limit: limits.styles,
    },
    {
      name: 'Largest clip',
      limit: limits.clip,
      ...findHeaviest(new Map(ending(/\.(mp4|webm)$/).map((file) => [file, sizeOf(file)]))),
    },
  ]
}

/** The entry with most bytes; nothing weighs nothing. */
export function findHeaviest(
  sizes: ReadonlyMap<string, number>,
): Pick<Weight, 'bytes' | 'heaviest'> {
  const [first] = [...sizes].sort(([, one], [, other]) => other - one)
  return first ? { heaviest: first[0], bytes: first[1] } : { bytes: 0 }
}

export function isTooHeavy({ bytes, limit }: Weight): boolean {
  return bytes > limit
}

/** One line for each weight: what, how much, at most how much, whether it passes, and the heaviest file. */
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
