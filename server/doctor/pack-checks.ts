import { listMissingFacts, type RequiredFact } from '#commerce/model/pack-facts.ts'
import { listPacks, type SoldPack } from '#commerce/operations/list-packs.ts'
import { packs as sentences } from '#content/doctor/packs.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

const facts: readonly RequiredFact[] = ['origin', 'maker', 'netQuantity', 'mrp']

/** Buyers must be told these facts before they pay (Legal Metrology (Packaged Commodities) Rules, 2011). */
export async function checkPacks({
  ask,
  isSelling,
  isShort,
  settings,
}: Examined): Promise<readonly Remark[]> {
  if (!isSelling) return []
  const { kind } = settings.store
  const listed = await listPacks(ask, { isShort })
  // The scopes check reports that the store hides metafields.
  if (listed === null) return []
  const { packs: all, partlyRead } = listed
  const remarks = facts.flatMap((fact) =>
    remarkOn(
      all,
      ({ pack }) => listMissingFacts(pack).includes(fact),
      sentences.missing(fact, kind),
    ),
  )
  const isDear = ({ pack, price }: SoldPack) =>
    !!pack?.mrp && price.currency === pack.mrp.currency && price.minor > pack.mrp.minor
  const unseen = partlyRead.length > 0 ? [note(sentences.partlyRead(partlyRead))] : []
  return [...remarks, ...remarkOn(all, isDear, sentences.aboveMrp(kind)), ...unseen]
}

function remarkOn(
  all: readonly SoldPack[],
  isBroken: (pack: SoldPack) => boolean,
  sentence: (titles: readonly string[]) => string,
): readonly Remark[] {
  const titles = new Set(all.filter(isBroken).map(({ title }) => title))
  return titles.size > 0 ? [wrong(sentence([...titles]))] : []
}
