import { z } from 'zod'
import { catalogueFileSchema } from './catalogue-file.ts'

/**
 * The format as a JSON Schema (2020-12), for editors and other tools. It cannot express references
 * between entries; only `openCatalogueFile` checks those.
 *
 * @returns the text of `catalogue.schema.json`
 */
export function catalogueJsonSchema(): string {
  const schema = z.toJSONSchema(catalogueFileSchema, { io: 'input' })
  return `${JSON.stringify({ ...schema, title: 'Catalogue of a local store' }, null, 2)}\n`
}
