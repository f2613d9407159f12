import { join } from 'node:path'

/** Path of the demo catalogue, which the local store serves by default. */
export const demoCatalogueFile = join(import.meta.dirname, 'catalogue.json')
