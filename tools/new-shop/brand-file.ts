import { cityOf } from './city-of.ts'
import type { Answers } from './questions.ts'

/** Not asked for: the command says at its end that buyers are told so. */
export const supportHours = 'Monday to Saturday, 10 AM to 7 PM'

/** `merchant/brand.ts` with the answers. */
export function writeBrandFile(answers: Answers): string {
  const { name, tagline, seller, email, phone, address, gstin, grievanceOfficer } = answers
  const text = (value: string) => `'${value.replaceAll("'", '\u2019')}'`
  // An address stays as typed, unlike words, which get the printer's apostrophe.
  const mailbox = email.includes("'") ? `"${email}"` : `'${email}'`
  const number = `{ text: ${text(toShown(phone))}, href: ${text(`tel:${phone}`)} }`
  return `import type { BrandFields } from './brand-fields.ts'

/** Every name, address, phone number and link of the merchant. To rebrand the shop, edit only this file. */
export const brand = {
  name: ${text(name)},
  /** The name as it appears in the logo. */
  wordmark: ${text(name.toLowerCase())},
  tagline: ${text(tagline)},
  /** Prefix of order, invoice and credit note numbers: one to four capital letters or digits. */
  initials: ${text(initialsOf(name))},
  parentCompany: ${text(seller)},
  email: ${mailbox},
  phone: ${number},
  /** WhatsApp chat link, such as \`https://wa.me/919876543210\`; null without a number: no page then has the link. */
  whatsapp: null as BrandFields['whatsapp'],
  address: [
${[seller, ...address].map((line) => `    ${text(line)},\n`).join('')}  ],
  /** The city whose courts have jurisdiction under the terms. */
  courts: ${text(cityOf(address))},
  supportHours: '${supportHours}',
  /** null if you are not registered for GST: no page then has it, and papers are bills of supply without tax. */
  gstin: ${gstin === null ? 'null' : text(gstin)} as BrandFields['gstin'],
  /** Required by the Consumer Protection (E-Commerce) Rules, 2020. */
  grievanceOfficer: {
    name: ${text(grievanceOfficer)},
    email: ${mailbox},
    phone: ${number},
  },
  /** For example { name: 'Instagram', handle: '@your-shop', href: 'https://www.instagram.com/your-shop' }. */
  social: [] as BrandFields['social'],
  payments: ['UPI', 'COD', 'Debit Card', 'Credit Card'],
} as const satisfies BrandFields
`
}

/** One to four capitals or digits. */
function initialsOf(name: string): string {
  const letters = name
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z0-9]/g, '').slice(0, 1))
    .join('')
  return letters.slice(0, 4) || 'S'
}

/** `+91 98765 43210` */
function toShown(phone: string): string {
  return `+91 ${phone.slice(3, 8)} ${phone.slice(8)}`
}
