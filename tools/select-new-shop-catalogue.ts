import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** Where `npm run new-shop` puts the products. */
export const goodsFolder = join(root, 'goods')
const catalogueFile = join(goodsFolder, 'catalogue.json')

/** Serves the products of `npm run new-shop` when neither `CATALOGUE_FILE` nor a real store is set. */
export function selectNewShopCatalogue(): void {
  const { CATALOGUE_FILE, SHOPIFY_STORE_DOMAIN } = process.env
  if (!CATALOGUE_FILE && !SHOPIFY_STORE_DOMAIN && existsSync(catalogueFile))
    process.env.CATALOGUE_FILE = catalogueFile
}
