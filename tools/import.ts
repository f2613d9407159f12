/* Puts the provider's product file into a catalogue of the local store: `npm run import -- products.csv`. */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportOutcome, importProducts } from '#local-store/exchange/import-products.ts'
import { brand } from '#merchant/brand.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { selectNewShopCatalogue } from '#server/settings/select-new-shop-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = `Usage: npm run import -- products.csv [options]

  --into FILE            the catalogue that takes the products (CATALOGUE_FILE, else catalogue.json in DATA_DIR)
  --pictures reference   leaves pictures where they are, in place of downloading them
  --missing-pictures     leaves pictures out that cannot be had, in place of refusing the file`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      pictures: { type: 'string', default: 'download' },
      'missing-pictures': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [csvFile, ...others] = positionals
  const { pictures: mode } = values
  if (mode !== 'download' && mode !== 'reference') {
    throw new OperatorError(`--pictures must be download or reference, not "${mode}".`)
  }
  if (values.help || csvFile === undefined || others.length > 0) throw new OperatorError(usage)
  return {
    csvFile: resolve(invocationFolder, csvFile),
    into: values.into,
    mode,
    mayBeMissing: values['missing-pictures'],
  } as const
}

type Target = { readonly into: string; readonly isServed: boolean }

/** Where the products go by default: never into the demonstration's own catalogue. */
function getTarget(wanted: string | undefined): Target {
  selectNewShopCatalogue(process.env)
  const { store } = readSettings(process.env)
  const served = store.kind === 'local' && store.catalogueFile && resolve(store.catalogueFile)
  const usual = served || resolve(store.dataDir, 'catalogue.json')
  const into = wanted === undefined ? usual : resolve(invocationFolder, wanted)
  return { into, isServed: into === served }
}

function report({ remarks, findings, written }: ImportOutcome, { into, isServed }: Target): void {
  for (const remark of remarks) console.log(remark)
  const lines = findings.toLines()
  for (const { text, isCorrected } of lines) console.log(isCorrected ? text : `✗ ${text}`)
  if (written === null) {
    console.error('Nothing was imported: fix what is marked ✗ above, then run this again.')
    process.exitCode = 1
    return
  }
  const { added, changed, variants, pictures } = written
  console.log(
    `Imported. New products: ${added}, changed: ${changed}; variants: ${variants}; pictures downloaded: ${pictures}.`,
  )
  console.log(`Serve them with: ${isServed ? '' : `CATALOGUE_FILE=${into} `}npm start`)
}

async function run(): Promise<void> {
  const { csvFile, into, mode, mayBeMissing } = readOptions()
  const target = getTarget(into)
  const outcome = await importProducts({
    csvFile,
    into: target.into,
    shop: { name: brand.name, legalName: brand.parentCompany },
    pictures: { mode, mayBeMissing, fetch },
  })
  report(outcome, target)
}

await runForOperator(run)
