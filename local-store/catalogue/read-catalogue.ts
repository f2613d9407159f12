import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { checkCatalogue } from './check-catalogue.ts'

/**
 * Reads a catalogue file: all of it, or nothing.
 *
 * @param path the JSON file; its pictures lie in its folder or below
 * @returns the catalogue with every default filled
 * @throws CatalogueError when the file cannot be read, is not JSON, or breaks a rule of the format;
 *   the message names the file and the path of the first fault
 */
export function readCatalogueFile(path: string): CatalogueFile {
  return checkCatalogue(parseJson(readText(path), path), { name: path, folder: dirname(path) })
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
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
