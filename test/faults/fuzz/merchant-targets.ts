import { readFileSync } from 'node:fs'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { checkCatalogue } from '#local-store/catalogue/check-catalogue.ts'
import { readCsv } from '#local-store/exchange/csv-file.ts'
import { createFindings } from '#local-store/exchange/findings.ts'
import { mergeCatalogue } from '#local-store/exchange/merge-catalogue.ts'
import { readProducts } from '#local-store/exchange/read-products.ts'
import { nearly, nearlyJson } from './odd-texts.ts'
import { isRefused, type Target, target, type Verdict } from './target.ts'

const demo = JSON.parse(readFileSync(demoCatalogueFile, 'utf8'))
const few = { ...demo, products: demo.products.slice(0, 2), collections: [], menus: [] }

/** As the provider exports it: one game in two sizes, with pictures. */
const ludo = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Status',
  'ludo,Drunk Ludo,"<p>Roll,\nsip</p>",Tapri,Drinking Games,"loud, board",TRUE,Size,Classic,L-C,shopify,12,deny,899.00,1099.00,https://p.example/front.png,1,,active',
  'ludo,,,,,,,,Travel,L-T,,,continue,649.00,,https://p.example/back%20side.png?v=2,2,,',
].join('\n')

function judgeCatalogue(value: unknown): Verdict {
  let catalogue: ReturnType<typeof checkCatalogue> | null = null
  const source = { name: 'goods.json', folder: null }
  if (isRefused(() => (catalogue = checkCatalogue(value, source)), 'CatalogueError')) return null
  const { products } = catalogue ?? checkCatalogue(value, source)
  const handles = products.map(({ handle }) => handle)
  return new Set(handles).size === handles.length ? null : 'two products have one handle'
}

const encoder = new TextEncoder()
const shop = { name: 'Tapri Games', legalName: 'Tapri Games LLP' }

/** As `importProducts` reads it, without pictures and files. */
function judgeProductFile(text: string): Verdict {
  const findings = createFindings()
  let catalogue: unknown = null
  const read = () => {
    const drafts = readProducts(readCsv(encoder.encode(text)), findings, [])
    if (findings.hasRefused()) return
    catalogue = mergeCatalogue({ shop }, drafts, new Map(), findings)
    checkCatalogue(catalogue, { name: 'goods.json', folder: null })
  }
  // Some faults show only in the whole catalogue; the import names their row.
  isRefused(read, 'OperatorError', 'CatalogueError')
  return findings.toLines().some(({ text }) => text.trim() === '')
    ? 'has a finding without words'
    : null
}

const files = [ludo, ludo.replaceAll(',', ';'), ludo.split('\n').slice(0, 2).join('\r\n')]

/** What merchants write: goods as JSON, and files in the provider's format. */
export const merchantTargets: readonly Target[] = [
  target(
    'catalogue',
    15,
    nearlyJson(few, { ...few, products: demo.products.slice(2, 4) }),
    judgeCatalogue,
  ),
  target('product-file', 15, nearly(...files), judgeProductFile),
]
