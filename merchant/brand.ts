import type { BrandFields } from './brand-fields.ts'

/** Every name, address, phone number and link of the merchant. To rebrand the shop, edit only this file. */
export const brand = {
  name: 'Party Gully',
  /** The name as it appears in the logo. */
  wordmark: 'party gully',
  tagline: 'Laugh. Play. Repeat.',
  /** Prefix of order, invoice and credit note numbers: one to four capital letters or digits. */
  initials: 'PG',
  parentCompany: 'Gullyworks Entertainment Private Limited',
  email: 'hello@partygully.example',
  phone: { text: '+91 80 4718 2299', href: 'tel:+918047182299' },
  /** WhatsApp chat link, such as `https://wa.me/919876543210`; null without a number: no page then has the link. */
  whatsapp: null as BrandFields['whatsapp'],
  address: [
    'Gullyworks Entertainment Private Limited',
    '2nd Floor, 17 Patang Gully, Indiranagar',
    'Bengaluru, Karnataka 560038, India',
  ],
  /** The city whose courts have jurisdiction under the terms. */
  courts: 'Bengaluru',
  supportHours: 'Monday to Saturday, 10 AM to 7 PM',
  /** null if you are not registered for GST: no page then has it, and papers are bills of supply without tax. */
  gstin: '29AAKCG4821P1Z5' as BrandFields['gstin'],
  /** Required by the Consumer Protection (E-Commerce) Rules, 2020. */
  grievanceOfficer: {
    name: 'Meher Kulkarni',
    email: 'grievance@partygully.example',
    phone: { text: '+91 80 4718 2298', href: 'tel:+918047182298' },
  },
  social: [
    { name: 'Instagram', handle: '@partygully', href: 'https://www.instagram.com/partygully' },
    { name: 'YouTube', handle: '@partygully', href: 'https://www.youtube.com/@partygully' },
  ],
  payments: ['UPI', 'COD', 'Debit Card', 'Credit Card'],
} as const satisfies BrandFields
