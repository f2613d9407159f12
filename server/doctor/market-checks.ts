import { store } from '#content/doctor/store.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

const INDIA = 'IN'
const RUPEES = 'INR'

/** Checks that the store sells and delivers to India, in rupees. */
export async function checkMarket(examined: Examined): Promise<readonly Remark[]> {
  const { country, currency, shipsTo } = await examined.facts()
  const remarks: Remark[] = []
  if (country !== INDIA) remarks.push(wrong(store.noIndia(country)))
  if (!shipsTo.includes(INDIA)) remarks.push(wrong(store.noShipping))
  const products = await examined.products()
  const priced = products.flatMap(({ firstVariant }) => firstVariant?.price.currency ?? [])
  const others = new Set([currency, ...priced].filter((code) => code !== RUPEES))
  if (others.size > 0) remarks.push(wrong(store.currency([...others].toSorted())))
  return remarks
}

/** The store's mails link to its primary domain, and usually its checkout, which has a check of its own. */
export async function checkPrimaryDomain(examined: Examined): Promise<readonly Remark[]> {
  const { store: setting, publicOrigin } = examined.settings
  if (setting.kind === 'local') return []
  const { primaryHost } = await examined.facts()
  const isOurs = primaryHost === new URL(publicOrigin).host
  return isOurs ? [note(store.ownDomain(primaryHost))] : []
}
