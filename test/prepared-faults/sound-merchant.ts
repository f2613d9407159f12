import type { ClaimEvidence } from '#commerce/model/figures/claim.ts'
import { claims } from '#merchant/claims.ts'
import { type Merchant, shippedMerchant } from '#server/doctor/merchant.ts'

const known = { source: 'our books', date: '2026-11-01' }
const evidence: ClaimEvidence = { kind: 'source', ...known }

/** An owner who has answered every question, and whose address, numbers and codes are valid. */
export const soundMerchant: Merchant = {
  ...shippedMerchant,
  brand: {
    ...shippedMerchant.brand,
    email: 'hello@games.in',
    phone: { text: '+91 80 4718 2299', href: 'tel:+918047182299' },
    address: ['Games Private Limited', '17 Church Street', 'Bengaluru, Karnataka 560001, India'],
    gstin: '29AAGCB7383J1Z4',
    grievanceOfficer: {
      name: 'Asha Rao',
      email: 'grievance@games.in',
      phone: { text: '+91 80 4718 2298', href: 'tel:+918047182298' },
    },
  },
  // The same claims, with evidence.
  claims: Object.fromEntries(
    Object.entries(claims).map(([name, { text }]) => [name, { text, evidence }]),
  ) as typeof claims,
  answers: {
    returnDays: { value: 7, ...known },
    freeShippingAbove: { value: 499, ...known },
    customers: { value: 12_000, ...known },
    delivery: {
      value: { dispatch: '1-2 business days', standard: '3-5 business days', express: null },
      ...known,
    },
  },
  zones: { value: [{ name: 'India', pins: [''], days: [3, 5] }], ...known },
  voices: [{ evidence }],
}
