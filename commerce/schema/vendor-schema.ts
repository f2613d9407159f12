import { readFileSync, writeFileSync } from 'node:fs'
import { toPinnedSchema } from './to-pinned-schema.ts'

/*
 * Pins a schema of `@shopify/hydrogen-react`.
 *
 * Use: `node commerce/schema/vendor-schema.ts path/to/storefront.schema.json 2026-04`
 */

const [source, version] = process.argv.slice(2)
if (source === undefined || version === undefined || !/^\d{4}-\d{2}$/.test(version))
  throw new Error('use: node commerce/schema/vendor-schema.ts FILE YYYY-MM')
const schema = toPinnedSchema(JSON.parse(readFileSync(source, 'utf8')))
writeFileSync(
  new URL(`./storefront-${version}.json`, import.meta.url),
  `${JSON.stringify(schema)}\n`,
)
