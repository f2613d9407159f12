import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** Where `npm run new-shop` puts the products. */
export const goodsFolder = join(root, 'goods')
const catalogueFile = join(goodsFolder, 'catalogue.json')

/** Serves the products of `npm run new-shop` when neither `CATALOGUE_FILE` nor a real store is set. */
export function selectNewShopCatalogue(environment: NodeJS.ProcessEnv = process.env): void {
  const { CATALOGUE_FILE, SHOPIFY_STORE_DOMAIN } = environment
  if (!CATALOGUE_FILE && !SHOPIFY_STORE_DOMAIN && existsSync(catalogueFile))
    environment.CATALOGUE_FILE = catalogueFile
}
