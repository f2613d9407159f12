/** States and union territories by the provider's code. */
const namesByCode: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CH: 'Chandigarh',
  CG: 'Chhattisgarh',
  DN: 'Dadra and Nagar Haveli',
  DD: 'Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HR: 'Haryana',
  HP: 'Himachal Pradesh',
  JK: 'Jammu and Kashmir',
  JH: 'Jharkhand',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  MN: 'Manipur',
  ML: 'Meghalaya',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OR: 'Odisha',
  PY: 'Puducherry',
  PB: 'Punjab',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TN: 'Tamil Nadu',
  TS: 'Telangana',
  TR: 'Tripura',
  UP: 'Uttar Pradesh',
  UK: 'Uttarakhand',
  WB: 'West Bengal',
}

const codesByName = new Map(
  Object.entries(namesByCode).map(([code, name]) => [name.toLowerCase(), code]),
)

/** A province given by name or code, in both forms; free text has no code. */
export function toProvince(text: string): { name: string; code: string | null } {
  const known = namesByCode[text.trim().toUpperCase()]
  if (known !== undefined) return { name: known, code: text.trim().toUpperCase() }
  return { name: text, code: codesByName.get(text.trim().toLowerCase()) ?? null }
}

/** Names of all states and union territories, for choosing from. */
export const provinceNames: readonly string[] = Object.values(namesByCode).toSorted()
