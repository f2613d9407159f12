import { toEmailKey } from '#platform/person-keys.ts'
import { refundableAmount } from '../merchant-orders/order-actions.ts'
import type { Currency } from '../store/currency.ts'
import { guardCell, writeCsv } from './csv-file.ts'
import { toDecimal } from './decimal-amount.ts'
import { toProvinceCode } from './province-code.ts'
import type { ExportedOrder } from './write-orders.ts'

/** The columns of the provider's customer import; the last two are only in its exports. */
const columns = [
  'First Name',
  'Last Name',
  'Email',
  'Accepts Email Marketing',
  'Default Address Company',
  'Default Address Address1',
  'Default Address Address2',
  'Default Address City',
  'Default Address Province Code',
  'Default Address Country Code',
  'Default Address Zip',
  'Default Address Phone',
  'Phone',
  'Accepts SMS Marketing',
  'Tags',
  'Note',
  'Tax Exempt',
  'Total Spent',
  'Total Orders',
] as const

/**
 * One row per buyer, with the name and address of the latest order. The local store does not ask for consent to
 * marketing, so nobody has given it.
 * @param orders oldest first
 * @param currency of the shop and of the sums
 */
export function writeCustomers(
  orders: readonly ExportedOrder[],
  currency: Currency,
): { text: string; count: number } {
  const customers = Map.groupBy(orders, ({ email }) => toEmailKey(email))
  // Buyers who were erased (`local-store/personal-data`).
  customers.delete('')
  const rows = [...customers].map(([email, all]) => toRow(email, all, currency))
  return { text: writeCsv(columns, rows), count: customers.size }
}

/** What a buyer paid for an order, minus refunds, in the shop's currency; nothing for a cancelled or refused order. */
function spentOn(order: ExportedOrder): number {
  const { shopTotal, totals, progress } = order
  if (progress.state === 'cancelled' || progress.state === 'refused' || totals.total === 0) return 0
  return Math.round((refundableAmount({ order, progress }) * shopTotal) / totals.total)
}

function toRow(
  email: string,
  orders: readonly ExportedOrder[],
  currency: Currency,
): Record<string, string> {
  const latest = orders.at(-1)
  if (latest === undefined) return {}
  const { deliveryAddress: address } = latest
  const spent = orders.reduce((sum, order) => sum + spentOn(order), 0)
  return {
    'First Name': guardCell(address.firstName),
    'Last Name': guardCell(address.lastName),
    Email: guardCell(email),
    'Accepts Email Marketing': 'no',
    'Default Address Company': guardCell(address.company ?? ''),
    'Default Address Address1': guardCell(address.address1),
    'Default Address Address2': guardCell(address.address2),
    'Default Address City': guardCell(address.city),
    'Default Address Province Code': toProvinceCode(address.province),
    'Default Address Country Code': address.countryCode,
    'Default Address Zip': guardCell(address.zip),
    'Default Address Phone': guardCell(address.phone),
    Phone: guardCell(latest.phone),
    'Accepts SMS Marketing': 'no',
    'Tax Exempt': 'no',
    'Total Spent': toDecimal(spent, currency),
    'Total Orders': String(orders.length),
  }
}
