import { findIndianState, indianStates } from '../store/indian-states.ts'
import { guardCell } from './csv-file.ts'

/** `MH` for Maharashtra; the text as written if it is not an Indian state. */
export function toProvinceCode(province: string): string {
  const name = findIndianState(province)
  return indianStates.find((state) => state.name === name)?.code ?? guardCell(province)
}
