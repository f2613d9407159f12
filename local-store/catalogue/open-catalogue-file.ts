import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMissing } from '#platform/is-missing.ts'
import { CatalogueError } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { readCheckedCopy, writeCheckedCopy } from './checked-copy.ts'
import { parseJsonFile } from './parse-json-file.ts'

/** An opened catalogue, to be read once. */
export type CatalogueSource = {
  /** Changes with the file's content and with the version of the format. */
  readonly digest: string
  /** @throws CatalogueError when anything in it is invalid */
  read(): CatalogueFile
  /**
   * Saves the validated catalogue, so that the next start can skip the validation. Slow: call it once
   * the store is serving.
   * @throws Error when the copy cannot be written; the store works without it
   */
  saveCopy(signal: AbortSignal): Promise<void>
}

/**
 * Opens a catalogue file without parsing it yet.
 *
 * @param path the JSON file; its pictures are in its folder or below
 * @param copy path of the validated copy, for later starts; null for none
 * @throws CatalogueError when the file cannot be read; its `read` throws one when the file is not
 *   JSON or breaks a rule of the format. The message names the file and the path of the first fault
 */
export function openCatalogueFile(path: string, copy: string | null): CatalogueSource {
  const bytes = readBytes(path)
  // A copy written for an older format must not be reused.
  const format = readFileSync(join(import.meta.dirname, 'catalogue.schema.json'))
  const digest = createHash('sha256').update(format).update(path).update(bytes).digest('hex')
  let checked: CatalogueFile | null = null
  return {
    digest,
    read() {
      const saved = copy === null ? null : readCheckedCopy(copy, digest)
      if (saved !== null) return saved
      const value = parseJsonFile(bytes.toString('utf8'), path)
      checked = checkCatalogue(value, { name: path, folder: dirname(path) })
      return checked
    },
    async saveCopy(signal) {
      if (copy !== null && checked !== null) await writeCheckedCopy(copy, digest, checked, signal)
    },
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    const fault = isMissing(cause) ? 'is missing' : `cannot be read: ${messageOf(cause)}`
    throw new CatalogueError(path, [], fault, { cause })
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
