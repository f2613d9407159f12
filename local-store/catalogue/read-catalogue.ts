import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { checkCatalogue } from './check-catalogue.ts'

/**
 * A catalogue that is understood only when that is needed: a store that kept the one with this
 * digest has checked it before, and starts without doing so again.
 */
export type CatalogueSource = {
  /** Another text for another catalogue, and for another format of the file. */
  readonly digest: string
  /** All of the catalogue, or nothing. @throws CatalogueError */
  read(): CatalogueFile
}

/** A catalogue that was checked already. */
export function catalogueSourceOf(file: CatalogueFile): CatalogueSource {
  return { digest: hash('sha256', JSON.stringify(file)), read: () => file }
}

/**
 * Opens a catalogue file without understanding it yet.
 *
 * @param path the JSON file; its pictures lie in its folder or below
 * @throws CatalogueError when the file cannot be read; its `read` throws one when the file is not
 *   JSON or breaks a rule of the format. The message names the file and the path of the first fault
 */
export function openCatalogueFile(path: string): CatalogueSource {
  const bytes = readBytes(path)
  // What an older format made of the same file is not to be used again.
  const format = readFileSync(join(import.meta.dirname, 'catalogue.schema.json'))
  const digest = createHash('sha256').update(format).update(path).update(bytes).digest('hex')
  return {
    digest,
    read: () =>
      checkCatalogue(parseJson(bytes.toString('utf8'), path), {
        name: path,
        folder: dirname(path),
      }),
  }
}

/** Reads a catalogue file: all of it, or nothing. @throws CatalogueError as `openCatalogueFile` */
export function readCatalogueFile(path: string): CatalogueFile {
  return openCatalogueFile(path).read()
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
