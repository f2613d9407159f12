/* Writes the local store as the provider's import files: `npm run export -- shopify`. */

import { renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { openCatalogueFile } from '#local-store/catalogue/open-catalogue-file.ts'
import { exportStore } from '#local-store/exchange/export-store.ts'
import { makeFolder } from '#platform/make-data-folder.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { selectNewShopCatalogue } from '#server/settings/select-new-shop-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = `Usage: npm run export -- shopify [--out FOLDER]

  --out FOLDER   where the files go (export in DATA_DIR)`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help || positionals.join(' ') !== 'shopify') throw new OperatorError(usage)
  return values
}

function run(): void {
  const { out } = readOptions()
  selectNewShopCatalogue(process.env)
  const { store, publicOrigin } = readSettings(process.env)
  if (store.kind !== 'local') {
    throw new OperatorError(
      'With SHOPIFY_STORE_DOMAIN the products are already in that store: export them there.',
    )
  }
  const folder =
    out === undefined ? resolve(store.dataDir, 'export') : resolve(invocationFolder, out)
  const files = exportStore(
    {
      catalogue: openCatalogueFile(store.catalogueFile ?? demoCatalogueFile, null).read(),
      databaseFile: join(store.dataDir, 'store.sqlite'),
      storeAddress: `${publicOrigin}/local-store`,
    },
    (sentence) => console.log(sentence),
  )
  makeFolder(folder)
  for (const { name, text, count } of files) {
    const draft = join(folder, `${name}.new`)
    // Only the owner may read it: it contains addresses.
    writeFileSync(draft, text, { mode: 0o600 })
    renameSync(draft, join(folder, name))
    console.log(`${join(folder, name)}: ${count}`)
  }
  console.log(
    `Picture URLs point to ${publicOrigin}: keep the shop running there while they are imported.`,
  )
}

await runForOperator(run)
