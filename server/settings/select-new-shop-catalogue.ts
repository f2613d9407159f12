import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where `npm run new-shop` puts the products. */
export const goodsFolder = resolve(import.meta.dirname, '../../goods')
const catalogueFile = join(goodsFolder, 'catalogue.json')

/** Adds the products of `npm run new-shop` when neither `CATALOGUE_FILE` nor a real store is set. */
export function selectNewShopCatalogue(environment: Record<string, string | undefined>): void {
  const { CATALOGUE_FILE, SHOPIFY_STORE_DOMAIN } = environment
  if (!CATALOGUE_FILE && !SHOPIFY_STORE_DOMAIN && existsSync(catalogueFile))
    environment.CATALOGUE_FILE = catalogueFile
}
