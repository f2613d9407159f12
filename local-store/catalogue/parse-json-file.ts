import { CatalogueError } from './catalogue-error.ts'
import { findJsonFault } from './find-json-fault.ts'

/**
 * Parses the text of a JSON file that a merchant wrote.
 * @throws CatalogueError with line and column of the first fault when it is not JSON
 */
export function parseJsonFile(text: string, path: string): unknown {
  // Some editors write a byte order mark, which JSON does not allow.
  const json = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(json)
  } catch (cause) {
    const fault = findJsonFault(json)
    const found = fault ? `line ${fault.line}, column ${fault.column}: ${fault.reason}` : cause
    throw new CatalogueError(path, [], `is not valid JSON: ${found}`, { cause })
  }
}
