import { readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { CatalogueFile } from './catalogue-file.ts'

/** The first line of a copy: what it is a copy of, and how many lines of products follow. */
type Heading = { readonly digest: string; readonly products: number }

/** Products written at once: about 2 ms of work, so that answers do not wait for the copy. */
const SLICE = 100

/**
 * Reads the copy of a catalogue that an earlier start checked, a product at a time: the whole text
 * of a large catalogue is never in memory.
 *
 * @param digest of the catalogue file, as `CatalogueSource` has it
 * @returns null when there is none, when it is of another file, or when it is not whole: the
 *   catalogue file is the truth, and is then checked again
 */
export function readCheckedCopy(path: string, digest: string): CatalogueFile | null {
  try {
    const lines = splitLines(readFileSync(path))
    const heading: Heading = JSON.parse(String(lines.next().value))
    if (heading.digest !== digest) return null
    // Both were written by `writeCheckedCopy`, which is given nothing but checked catalogues.
    const rest: Omit<CatalogueFile, 'products'> = JSON.parse(String(lines.next().value))
    const products = Array.from(lines, (line): CatalogueFile['products'][number] =>
      JSON.parse(line),
    )
    return products.length === heading.products ? { ...rest, products } : null
  } catch {
    return null
  }
}

function* splitLines(bytes: Buffer): Generator<string, void> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(10, start)
    // A last line that does not end was cut off.
    if (end === -1) return
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

/**
 * Writes the copy beside the running store, readable by its owner alone, for it holds gift cards.
 * It takes its place in one step when it is whole.
 *
 * @param signal ends the writing; the copy there was then stays
 * @throws Error when the folder cannot be written
 */
export async function writeCheckedCopy(
  path: string,
  digest: string,
  { products, ...rest }: CatalogueFile,
  signal: AbortSignal,
): Promise<void> {
  const heading: Heading = { digest, products: products.length }
  const unfinished = `${path}.${process.pid}`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(toLines([heading, rest]))
    for (let start = 0; start < products.length && !signal.aborted; start += SLICE)
      await file.writeFile(toLines(products.slice(start, start + SLICE)))
    await file.close()
    if (!signal.aborted) await rename(unfinished, path)
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
}

const toLines = (values: readonly unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')
