import { findIndianState } from '../store/indian-states.ts'

/** States and union territories by the code that a GSTIN begins with. */
const namesByCode: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** Codes of union territories without a legislature: they levy UTGST instead of SGST. */
const withoutLegislature: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38'])

export type GstState = { readonly code: string; readonly name: string }

/** @param text name or code of a state, as in an order */
export function findGstState(text: string): GstState | null {
  const name = findIndianState(text)
  const code = Object.entries(namesByCode).find(([, each]) => each === name)?.[0]
  return name === null || code === undefined ? null : { code, name }
}

/**
 * The state that a GSTIN is registered in; null for text of another form. Its check digit does not count: the doctor
 * reports a wrong one by `commerce/model/gstin.ts`, and invoices are due even while the owner looks for the mistake. The
 * local store may not import that file, so `test/gstin-forms.test.ts` compares the two.
 */
export function findStateOfGstin(gstin: string): GstState | null {
  const code = gstin.slice(0, 2)
  const name = namesByCode[code]
  const hasForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(gstin)
  return hasForm && name !== undefined ? { code, name } : null
}

/** The name of the state's half of the tax. */
export function stateTaxName({ code }: GstState): 'SGST' | 'UTGST' {
  return withoutLegislature.has(code) ? 'UTGST' : 'SGST'
}
