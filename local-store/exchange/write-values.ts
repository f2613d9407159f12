import type { Currency } from '../store/currency.ts'
import { findIndianState, indianStates } from '../store/indian-states.ts'
import { guardCell } from './csv-file.ts'

/** `719.10` for 71910 paise: all decimals of the currency. */
export function toDecimal(units: number, { digits }: Currency): string {
  const text = String(units).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** `MH` for Maharashtra; as it was written where it is no Indian state. */
export function toProvinceCode(province: string): string {
  const name = findIndianState(province)
  return indianStates.find((state) => state.name === name)?.code ?? guardCell(province)
}
