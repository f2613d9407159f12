import { formatMoney } from '#commerce/model/money.ts'
import type { PackFacts } from '#commerce/model/pack-facts.ts'

export type PackLine = { readonly term: string; readonly detail: string }

/** @param made for example `2026-04` */
const monthOf = (made: string) =>
  new Date(`${made}-01`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The facts that are known, in the order of the Rules. */
export function packLines(pack: PackFacts): readonly PackLine[] {
  const { mrp, made } = pack
  const all = [
    { term: 'Maker', detail: pack.maker },
    { term: 'Importer', detail: pack.importer },
    { term: 'Country of origin', detail: pack.origin },
    { term: 'Net quantity', detail: pack.netQuantity },
    { term: 'MRP', detail: mrp && `${formatMoney(mrp)}, inclusive of all taxes` },
    { term: 'Best before', detail: pack.bestBefore },
    { term: 'Month of manufacture', detail: made && monthOf(made) },
  ]
  return all.flatMap(({ term, detail }) => (detail ? { term, detail } : []))
}
