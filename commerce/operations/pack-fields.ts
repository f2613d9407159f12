import type { Money } from '#commerce/model/money.ts'
import type { PackFacts } from '#commerce/model/pack-facts.ts'
import { readMoney } from '#commerce/model/read-money.ts'
import { fieldsOf, parseJson } from '#commerce/model/stored-fields.ts'

/** Merchants write these by hand: malformed values count as absent. Undefined when nothing is left. */
export function readPackFacts(values: ReadonlyMap<string, string>): PackFacts | undefined {
  const read = (key: string) => values.get(key)?.trim() || null
  const pack: PackFacts = {
    origin: read('origin'),
    maker: read('maker'),
    importer: read('importer'),
    netQuantity: read('net_quantity'),
    mrp: readMrp(read('mrp')),
    bestBefore: read('best_before'),
    made: /^\d{4}-(0[1-9]|1[0-2])(?=$|-\d\d$)/.exec(read('made') ?? '')?.[0] ?? null,
  }
  return Object.values(pack).some((value) => value !== null) ? pack : undefined
}

/** A metafield of the provider's type `money`, in rupees, or an amount typed by hand: `₹1,099`. */
function readMrp(value: string | null): Money | null {
  if (value === null) return null
  const [, written = null] = /^(?:₹|Rs\.?|INR)?\s*(\d[\d,]*(?:\.\d{1,2})?)$/i.exec(value) ?? []
  const { amount, currency_code: currencyCode } =
    written === null
      ? fieldsOf(parseJson(value))
      : { amount: written.replaceAll(',', ''), currency_code: 'INR' }
  if (currencyCode !== 'INR' || typeof amount === 'object') return null
  const money = readMoney({ amount: String(amount), currencyCode })
  return money && money.minor > 0 ? money : null
}
