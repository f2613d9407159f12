type IndianState = {
  /** The official name. */
  readonly name: string
  /** The provider's code. */
  readonly code: string
  /** Former names and other codes; the local store has the same (`test/indian-states.test.ts`). */
  readonly aliases?: readonly string[]
}

/** States and union territories of India. */
export const indianStates: readonly IndianState[] = [
  { name: 'Andaman and Nicobar Islands', code: 'AN' },
  { name: 'Andhra Pradesh', code: 'AP', aliases: ['AD'] },
  { name: 'Arunachal Pradesh', code: 'AR' },
  { name: 'Assam', code: 'AS' },
  { name: 'Bihar', code: 'BR' },
  { name: 'Chandigarh', code: 'CH' },
  { name: 'Chhattisgarh', code: 'CG', aliases: ['CT'] },
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    code: 'DN',
    aliases: ['DH', 'DD', 'Daman and Diu', 'Dadra and Nagar Haveli'],
  },
  { name: 'Delhi', code: 'DL', aliases: ['New Delhi', 'nct of delhi'] },
  { name: 'Goa', code: 'GA' },
  { name: 'Gujarat', code: 'GJ' },
  { name: 'Haryana', code: 'HR' },
  { name: 'Himachal Pradesh', code: 'HP' },
  { name: 'Jammu and Kashmir', code: 'JK' },
  { name: 'Jharkhand', code: 'JH' },
  { name: 'Karnataka', code: 'KA' },
  { name: 'Kerala', code: 'KL' },
  { name: 'Ladakh', code: 'LA' },
  { name: 'Lakshadweep', code: 'LD' },
  { name: 'Madhya Pradesh', code: 'MP' },
  { name: 'Maharashtra', code: 'MH' },
  { name: 'Manipur', code: 'MN' },
  { name: 'Meghalaya', code: 'ML' },
  { name: 'Mizoram', code: 'MZ' },
  { name: 'Nagaland', code: 'NL' },
  { name: 'Odisha', code: 'OR', aliases: ['OD', 'Orissa'] },
  { name: 'Puducherry', code: 'PY', aliases: ['Pondicherry'] },
  { name: 'Punjab', code: 'PB' },
  { name: 'Rajasthan', code: 'RJ' },
  { name: 'Sikkim', code: 'SK' },
  { name: 'Tamil Nadu', code: 'TN', aliases: ['Tamilnadu'] },
  { name: 'Telangana', code: 'TS', aliases: ['TG'] },
  { name: 'Tripura', code: 'TR' },
  { name: 'Uttar Pradesh', code: 'UP' },
  { name: 'Uttarakhand', code: 'UK', aliases: ['UT', 'Uttaranchal'] },
  { name: 'West Bengal', code: 'WB' },
]

/**
 * The code of a state from a present or former name, or a code such as `MH` or `IN-MH`, ignoring case and spacing; null
 * for other text.
 */
export function provinceCodeOf(text: string): string | null {
  const wanted = settle(text)
  const state = indianStates.find(({ name, code, aliases = [] }) =>
    [name, code, `in${code}`, ...aliases].some((text) => settle(text) === wanted),
  )
  return state?.code ?? null
}

function settle(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')
}
