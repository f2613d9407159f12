import { z } from 'zod'
import { catalogueFileSchema } from './catalogue-file.ts'

/**
 * The format as a JSON Schema (2020-12) document, for editors and other people's tools. It says
 * what a merchant may write; how entries refer to each other only `readCatalogueFile` checks.
 *
 * @returns the text of `catalogue.schema.json`
 */
export function catalogueJsonSchema(): string {
  const schema = z.toJSONSchema(catalogueFileSchema, { io: 'input' })
  return `${JSON.stringify({ ...schema, title: 'Catalogue of a local store' }, null, 2)}\n`
}
