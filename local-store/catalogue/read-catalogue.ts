import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { readCheckedCopy, writeCheckedCopy } from './checked-copy.ts'

/** A catalogue to be read once, checked now or at an earlier start. */
export type CatalogueSource = {
  /** Another text for another catalogue, and for another format of the file. */
  readonly digest: string
  /** All of the catalogue, or nothing. @throws CatalogueError */
  read(): CatalogueFile
  /**
   * Keeps what `read` had to check, so that the next start need not; to be called when the store
   * serves, for it takes its time.
   * @throws Error when the copy cannot be written; nothing but time is lost
   */
  keep(signal: AbortSignal): Promise<void>
}

/** A catalogue that was checked already. */
export function catalogueSourceOf(file: CatalogueFile): CatalogueSource {
  const digest = hash('sha256', JSON.stringify(file))
  return { digest, read: () => file, keep: async () => undefined }
}

/**
 * Opens a catalogue file without understanding it yet.
 *
 * @param path the JSON file; its pictures lie in its folder or below
 * @param copy where the checked catalogue is kept from start to start; null keeps none
 * @throws CatalogueError when the file cannot be read; its `read` throws one when the file is not
 *   JSON or breaks a rule of the format. The message names the file and the path of the first fault
 */
export function openCatalogueFile(path: string, copy: string | null): CatalogueSource {
  const bytes = readBytes(path)
  // What an older format made of the same file is not to be used again.
  const format = readFileSync(join(import.meta.dirname, 'catalogue.schema.json'))
  const digest = createHash('sha256').update(format).update(path).update(bytes).digest('hex')
  let checked: CatalogueFile | null = null
  return {
    digest,
    read() {
      const kept = copy === null ? null : readCheckedCopy(copy, digest)
      if (kept !== null) return kept
      const value = parseJson(bytes.toString('utf8'), path)
      checked = checkCatalogue(value, { name: path, folder: dirname(path) })
      return checked
    },
    async keep(signal) {
      if (copy !== null && checked !== null) await writeCheckedCopy(copy, digest, checked, signal)
    },
  }
}

/** Reads a catalogue file: all of it, or nothing. @throws CatalogueError as `openCatalogueFile` */
export function readCatalogueFile(path: string): CatalogueFile {
  return openCatalogueFile(path, null).read()
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new CatalogueError(path, [], `cannot be read: ${messageOf(cause)}`, { cause })
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    // Some editors put a byte order mark first, which JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new CatalogueError(path, [], `is not valid JSON: ${messageOf(cause)}`, { cause })
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
