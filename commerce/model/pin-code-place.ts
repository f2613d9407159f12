import { listStatesOfPinCode } from './pin-codes.ts'

/**
 * Cities by the first digits of their PIN codes: the largest, where all codes that begin so are the city's. Elsewhere
 * the first digits name a sorting district, which has many towns.
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
  /** Null where the PIN code alone does not tell. */
  readonly city: string | null
}

/** The place of a PIN code; null where its first digits are several states', and for other text. */
export function findPlaceOfPinCode(pinCode: string): PinCodePlace | null {
  const [state, ...others] = listStatesOfPinCode(pinCode)
  if (state === undefined || others.length > 0) return null
  const [city = null] =
    cities.find(([, ...starts]) => starts.some((start) => pinCode.startsWith(start))) ?? []
  return { state, city }
}
