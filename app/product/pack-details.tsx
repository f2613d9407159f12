import { Facts } from '#app/ui/facts.tsx'
import type { PackFacts } from '#commerce/model/pack-facts.ts'
import { packLines } from '#content/pack-facts.ts'

/** What is printed on the pack. Addresses keep their lines. */
export function PackDetails({ pack }: { pack: PackFacts }) {
  const facts = packLines(pack).map(({ term, detail }) => ({
    term,
    detail: <span className="whitespace-pre-line">{detail}</span>,
  }))
  return <Facts facts={facts} className="text-sm" />
}
