/** India's official list of its 28 states and 8 union territories. */
export const indianStates = [
  { code: 'AN', name: 'Andaman and Nicobar Islands', aliases: [] },
  { code: 'AP', name: 'Andhra Pradesh', aliases: ['AD'] },
  { code: 'AR', name: 'Arunachal Pradesh', aliases: [] },
  { code: 'AS', name: 'Assam', aliases: [] },
  { code: 'BR', name: 'Bihar', aliases: [] },
  { code: 'CH', name: 'Chandigarh', aliases: [] },
  { code: 'CG', name: 'Chhattisgarh', aliases: ['CT'] },
  {
    code: 'DN',
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    aliases: ['DH', 'DD', 'Daman and Diu', 'Dadra and Nagar Haveli'],
  },
  { code: 'DL', name: 'Delhi', aliases: ['New Delhi', 'nct of delhi'] },
  { code: 'GA', name: 'Goa', aliases: [] },
  { code: 'GJ', name: 'Gujarat', aliases: [] },
  { code: 'HR', name: 'Haryana', aliases: [] },
  { code: 'HP', name: 'Himachal Pradesh', aliases: [] },
  { code: 'JK', name: 'Jammu and Kashmir', aliases: [] },
  { code: 'JH', name: 'Jharkhand', aliases: [] },
  { code: 'KA', name: 'Karnataka', aliases: [] },
  { code: 'KL', name: 'Kerala', aliases: [] },
  { code: 'LA', name: 'Ladakh', aliases: [] },
  { code: 'LD', name: 'Lakshadweep', aliases: [] },
  { code: 'MP', name: 'Madhya Pradesh', aliases: [] },
  { code: 'MH', name: 'Maharashtra', aliases: [] },
  { code: 'MN', name: 'Manipur', aliases: [] },
  { code: 'ML', name: 'Meghalaya', aliases: [] },
  { code: 'MZ', name: 'Mizoram', aliases: [] },
  { code: 'NL', name: 'Nagaland', aliases: [] },
  { code: 'OR', name: 'Odisha', aliases: ['OD', 'Orissa'] },
  { code: 'PY', name: 'Puducherry', aliases: ['Pondicherry'] },
  { code: 'PB', name: 'Punjab', aliases: [] },
  { code: 'RJ', name: 'Rajasthan', aliases: [] },
  { code: 'SK', name: 'Sikkim', aliases: [] },
  { code: 'TN', name: 'Tamil Nadu', aliases: ['Tamilnadu'] },
  { code: 'TS', name: 'Telangana', aliases: ['TG'] },
  { code: 'TR', name: 'Tripura', aliases: [] },
  { code: 'UP', name: 'Uttar Pradesh', aliases: [] },
  { code: 'UK', name: 'Uttarakhand', aliases: ['UT', 'Uttaranchal'] },
  { code: 'WB', name: 'West Bengal', aliases: [] },
] as const

const namesByKey = new Map(
  indianStates.flatMap(({ code, name, aliases }) =>
    [code, `IN-${code}`, name, ...aliases].map((text) => [toKey(text), name] as const),
  ),
)

/** The official name for a name, a former name or a code such as `MH`; null when unknown. */
export function findIndianState(text: string): string | null {
  return namesByKey.get(toKey(text)) ?? null
}

function toKey(text: string): string {
  return text.trim().toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ')
}
