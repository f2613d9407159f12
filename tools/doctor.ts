/* Says what is wrong with the store and the shop's settings, and how to fix it: `npm run doctor`. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from '#content/doctor/report.ts'
import { listUnreadTaxes } from '#local-store/invoice/list-unread-taxes.ts'
import { copyMerchantStock } from '#local-store/merchant-stock/copy-merchant-stock.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type Finding, wrong } from '#server/doctor/check.ts'
import { type Diagnosis, examine } from '#server/doctor/examine.ts'
import { openStore } from '#server/mounted-store/open-store.ts'
import { selectNewShopCatalogue } from '#server/settings/select-new-shop-catalogue.ts'
import { isDemonstration } from '#server/settings/store-settings.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { wrapWithIndent } from './wrap-with-indent.ts'

/** For scripts. */
const exitCode = { fine: 0, wrong: 1, notRun: 2 } as const

/**
 * Uses a temporary folder for the local store and deletes it, so that no cart of the doctor remains. The stock and the
 * prices of the desk are those of the shop.
 */
async function examineAside(settings: Settings): Promise<Diagnosis> {
  if (settings.store.kind === 'hosted') return examine({ settings, localStore: null })
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  process.once('exit', remove)
  const unread = findUnreadStock(() => copyMerchantStock(settings.store.dataDir, dataDir))
  const aside = { ...settings, store: { ...settings.store, dataDir } }
  const localStore = await openStore(aside)
  try {
    const products = localStore?.store.fileCatalogue.products ?? []
    const diagnosis = await examine({
      settings: aside,
      localStore: localStore?.fetch ?? null,
      listUnreadTaxes: () => listUnreadTaxes(products),
    })
    return { ...diagnosis, findings: [...unread, ...diagnosis.findings] }
  } finally {
    localStore?.close()
  }
}

/** A damaged database is a finding, not the end of the examination. */
function findUnreadStock(copy: () => void): readonly Finding[] {
  try {
    copy()
    return []
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return [{ check: 'database', ...wrong(report.unreadStock(said)) }]
  }
}

function describeExamined({ store }: Settings): readonly string[] {
  if (store.kind === 'hosted') return [report.hosted(new URL(store.origin).host)]
  const lines = [report.local(store.catalogueFile ?? 'demo/catalogue.json')]
  return isDemonstration(store) ? [...lines, report.demonstration] : lines
}

function toLines(settings: Settings, diagnosis: Diagnosis): readonly string[] {
  const { findings, checked, isReached } = diagnosis
  const rows = findings.map(({ level, check, sentence }) =>
    wrapWithIndent(
      report.levels[level].padEnd(7) + check.padEnd(15),
      sentence,
      process.stdout.columns,
    ),
  )
  const wrong = countWrong(findings)
  return [
    ...[...describeExamined(settings), ''],
    ...(rows.length > 0 ? [...rows, ''] : []),
    ...(isReached ? [] : [report.unreached]),
    ...(wrong === 0 ? [report.fine] : []),
    report.counts(checked, wrong, findings.length - wrong),
  ]
}

const countWrong = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'wrong').length

/** @returns the exit code */
async function main(options: readonly string[]): Promise<number> {
  const isJson = options.includes('--json')
  const unknown = options.find((option) => option !== '--json')
  if (unknown !== undefined) {
    const isAsked = unknown === '--help'
    console.error(isAsked ? report.usage : `${report.refusedOption(unknown)}\n\n${report.usage}`)
    return isAsked ? exitCode.fine : exitCode.notRun
  }
  selectNewShopCatalogue(process.env)
  const settings = readSettings(process.env)
  const diagnosis = await examineAside(settings)
  const wrong = countWrong(diagnosis.findings)
  console.log(
    isJson
      ? JSON.stringify({ fine: wrong === 0, ...diagnosis }, null, 2)
      : toLines(settings, diagnosis).join('\n'),
  )
  return wrong === 0 ? exitCode.fine : exitCode.wrong
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(exitCode.notRun))
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = exitCode.notRun
}
