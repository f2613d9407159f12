import { writeFileSync } from 'node:fs'
import { catalogueJsonSchema } from './catalogue-json-schema.ts'

// Run after a change of the format: node local-store/catalogue/write-schema.ts
writeFileSync(new URL('catalogue.schema.json', import.meta.url), catalogueJsonSchema())
