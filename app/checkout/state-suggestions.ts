import { indianStates, provinceCodeOf } from '#commerce/model/indian-states.ts'
import { listStatesOfPinCode } from '#commerce/model/pin-codes.ts'

/** Official names of India's states. */
export const stateNames: readonly string[] = indianStates.map(({ name }) => name)

/** The likeliest state of the PIN code; null when `state` is one of its states. */
export function findLikelyState(pinCode: string, state: string): string | null {
  const states = listStatesOfPinCode(pinCode)
  const typed = provinceCodeOf(state)
  const isOne = states.some((name) => provinceCodeOf(name) === typed)
  return isOne ? null : (states[0] ?? null)
}
