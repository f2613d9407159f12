import { provinceCodeOf } from '#commerce/model/indian-states.ts'
import { listStatesOfPinCode } from '#commerce/model/pin-codes.ts'

/** The likeliest state of the PIN code; null when `state` is one of its states. */
export function findLikelyState(pinCode: string, state: string): string | null {
  const [likeliest = null, ...others] = listStatesOfPinCode(pinCode)
  const typed = provinceCodeOf(state) ?? state.trim()
  const isOne = [likeliest, ...others].some((name) => name && provinceCodeOf(name) === typed)
  return isOne ? null : likeliest
}
