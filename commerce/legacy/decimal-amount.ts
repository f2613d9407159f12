import { StorefrontFault } from '#commerce/client/storefront-fault.ts'

/*
 * Exact sums of the store's decimal strings. The legacy checkout maps strings to strings, so it needs
 * no currency table and is exact for yen or dinars too.
 */

/** More decimals than any currency has. */
const DECIMALS = 6

/** `["12.5", "1.75"]` is "14.25". @throws StorefrontFault of kind `shape` when one is not a decimal number */
export function addAmounts(...amounts: readonly string[]): string {
  return writeUnits(amounts.map(readUnits).reduce((sum, units) => sum + units, 0n))
}

/** @throws StorefrontFault of kind `shape` when one is not a decimal number */
export function subtractAmounts(amount: string, ...taken: readonly string[]): string {
  return writeUnits(taken.map(readUnits).reduce((rest, units) => rest - units, readUnits(amount)))
}

/** Negative when `left` is less, for `Array.sort`. */
export function compareAmounts(left: string, right: string): number {
  const difference = readUnits(left) - readUnits(right)
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** The legacy shape drops a second decimal of 0: "70.00" becomes "70.0". */
export function shortenAmount(amount: string): string {
  return /^-?\d+\.\d0$/.test(amount) ? amount.slice(0, -1) : amount
}

function readUnits(amount: string): bigint {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  const [, sign, whole = '', fraction = ''] = parts ?? []
  if (parts === null || /[1-9]/.test(fraction.slice(DECIMALS))) {
    throw new StorefrontFault('shape', `Not an amount of money: ${amount}`)
  }
  const units = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  return sign === '-' ? -units : units
}

function writeUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '') || '0'
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${fraction}`
}
