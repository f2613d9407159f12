import { indianStates } from '#commerce/model/indian-states.ts'

/** States that are cities too; New Delhi counts as Delhi. */
const cityStates = ['Delhi', 'Chandigarh', 'Puducherry']

const pin = /[\s–-]*\b[1-9]\d{5}\b/
const state = new RegExp(`\\s*\\b(${indianStates.map(({ name }) => name).join('|')})$`)

/** The city of an address in India that ends with state and country; the state when no part can be a city. */
export function cityOf(address: readonly string[]): string {
  const parts = address.map((part) => part.replace(pin, '').trim()).filter((part) => part !== '')
  if (parts.at(-1)?.toLowerCase() === 'india') parts.pop()
  const last = parts.at(-1) ?? ''
  const named = state.exec(last)?.[1] ?? ''
  if (cityStates.includes(named)) return named
  const [city] = [last.replace(state, ''), ...parts.slice(0, -1).toReversed()].filter(Boolean)
  return city === undefined || /\d/.test(city) ? named : city
}
