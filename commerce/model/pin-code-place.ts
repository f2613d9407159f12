import { listStatesOfPinCode } from './pin-codes.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * The largest cities by prefix of their PIN codes, where all codes with the prefix belong to the city. Other prefixes
 * name a sorting district with many towns.
 */
const cities: readonly (readonly [city: string, ...starts: readonly string[]])[] = [
  ['Ahmedabad', '3800'],
  ['Bengaluru', '5600'],
  ['Bhopal', '4620'],
  ['Bhubaneswar', '7510'],
  ['Chennai', '6000', '6001'],
  ['Coimbatore', '6410'],
  ['Dehradun', '2480'],
  ['Delhi', '110'],
  ['Guwahati', '7810'],
  ['Hyderabad', '5000'],
  ['Indore', '4520'],
  ['Jaipur', '3020'],
  ['Kanpur', '2080'],
  ['Kolkata', '7000', '7001'],
  ['Lucknow', '2260'],
  ['Mumbai', '4000', '4001'],
  ['Mysuru', '5700'],
  ['Nagpur', '4400'],
  ['Patna', '8000'],
  ['Pune', '4110'],
  ['Ranchi', '8340'],
  ['Surat', '3950'],
  ['Thiruvananthapuram', '6950'],
  ['Vadodara', '3900'],
  ['Visakhapatnam', '5300'],
]

export type PinCodePlace = {
  readonly state: string
  /** Null when the PIN code alone does not tell. */
  readonly city: string | null
}

/** The place of a PIN code; null when its first digits belong to several states, and for any other text. */
export function findPlaceOfPinCode(pinCode: string): PinCodePlace | null {
  const digits = plainDigits(pinCode)
  const [state, ...others] = listStatesOfPinCode(digits)
  if (state === undefined || others.length > 0) return null
  const [city = null] =
    cities.find(([, ...starts]) => starts.some((start) => digits.startsWith(start))) ?? []
  return { state, city }
}
