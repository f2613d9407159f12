import { createHash, hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { CatalogueFile } from './catalogue-file.ts'

/** The first line of a copy: the digest of its source, and the number of product lines. */
type Heading = { readonly digest: string; readonly products: number }

/** The SHA-256 in hexadecimal digits, with the line break. */
const SUM_LENGTH = 65

/** Products written at once: about 2 ms of work, so that requests do not wait. */
const SLICE = 100

/**
 * Reads the copy that an earlier start validated, product by product, so that the whole text of a large catalogue is
 * never in memory. Its last line is the SHA-256 of all lines before it, which detects even one flipped bit on the disk.
 *
 * @param digest of the catalogue file, as in `CatalogueSource`
 * @returns null when the copy is missing, outdated, incomplete or damaged; the caller then validates the catalogue file
 */
export function readCheckedCopy(path: string, digest: string): CatalogueFile | null {
  try {
    const copy = readFileSync(path)
    const content = copy.subarray(0, copy.length - SUM_LENGTH)
    if (copy.toString('latin1', content.length) !== `${hash('sha256', content)}\n`) return null
    const lines = splitLines(content)
    const heading: Heading = JSON.parse(String(lines.next().value))
    if (heading.digest !== digest) return null
    // `writeCheckedCopy` wrote both, from a validated catalogue.
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
    // Without a newline at the end, the last line was cut off.
    if (end === -1) return
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

/**
 * Writes the copy into the data folder, readable only by its owner, since it contains gift cards. A rename at the end
 * makes it appear complete or not at all.
 *
 * @param signal stops the write; the previous copy then stays
 * @throws Error when the folder is not writable
 */
export async function writeCheckedCopy(
  path: string,
  digest: string,
  { products, ...rest }: CatalogueFile,
  signal: AbortSignal,
): Promise<void> {
  const heading: Heading = { digest, products: products.length }
  // Not the process id: in containers all processes have the same one.
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'w', 0o600)
  try {
    const sum = createHash('sha256')
    const write = async (text: string) => {
      sum.update(text)
      await file.writeFile(text)
    }
    await write(toLines([heading, rest]))
    for (let start = 0; start < products.length && !signal.aborted; start += SLICE)
      await write(toLines(products.slice(start, start + SLICE)))
    await file.writeFile(`${sum.digest('hex')}\n`)
    await file.close()
    if (!signal.aborted) await rename(unfinished, path)
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
}

const toLines = (values: readonly unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')
