/* What the doctor says about links, pages and numbers that the owner wrote in merchant/. */

const links = 'merchant/navigation.ts'
const pages = 'merchant/policies/policy-pages.ts'
const brand = 'merchant/brand.ts'
const tax = 'merchant/tax.ts'

export const written = {
  deadLink: (field: string, label: string, to: string) =>
    `The link ${label} of ${field} in ${links} leads to ${to}, which is not a page of the shop: write the path of one, such as /contact or /category/party-games.`,
  unnamedLink: (field: string, to: string) =>
    `A link of ${field} in ${links}, to ${to}, has an empty label, so nobody can see it: write one.`,
  sameLink: (field: string, labels: readonly string[], to: string) =>
    `${field} in ${links} leads to ${to} twice (${labels.join(', ')}): remove one of them.`,
  pagePath: (path: string) =>
    `"${path}" in ${pages} cannot be the address of a page: use small letters, digits and hyphens, such as size-guide.`,
  takenPath: (path: string) =>
    `"${path}" in ${pages} is already the address of something else, so nobody sees the page: use another, such as ${path}-policy.`,
  emptyPage: (file: string, field: string) =>
    `The page in ${file} has no ${field}: write it, or remove the page from ${pages}.`,
  noSections: (file: string) =>
    `The page in ${file} has no section with text: write one, or remove the page from ${pages}.`,
  emptySection: (file: string, id: string) =>
    `The section "${id}" of ${file} has no title or no text: write both, or remove the section.`,
  anchor: (file: string, id: string) =>
    `"${id}" in ${file} cannot be the anchor of a section: use small letters, digits and hyphens, such as how-it-works.`,
  sameAnchor: (file: string, id: string) =>
    `Two sections of ${file} have the anchor "${id}", so links reach only the first: change the second.`,
  emptyName: (field: string) => `${field} in ${brand} is empty: write yours.`,
  initials: (initials: string) =>
    `The initials "${initials}" in ${brand} cannot begin an order or invoice number: use one to four capitals or digits.`,
  malformedMail: (address: string) =>
    `${address || 'An empty text'} in ${brand} is not an email address: write one such as hello@your-shop.in.`,
  whatsapp: (address: string) =>
    `${address} in ${brand} opens no WhatsApp chat: write https://wa.me/91 and ten digits, or null for none.`,
  socialAddress: (name: string, address: string) =>
    `The link to ${name || 'a site without a name'} in ${brand}, ${address}, opens no page: write the complete address, such as https://www.instagram.com/your-name.`,
  socialName: (address: string) =>
    `The site ${address} of social in ${brand} has no name or no handle: write both, such as Instagram and @your-name.`,
  sameSocial: (address: string) => `social in ${brand} has ${address} twice: remove one of them.`,
  hsn: (hsn: string) =>
    `The hsn "${hsn}" in ${tax} is not an HSN code: write four, six or eight digits, such as 9504.`,
  gstPercent: (percent: number) =>
    `The gstPercent ${percent} in ${tax} is not a GST rate: write the percentage, such as 18.`,
  creditForRefused: (word: string) =>
    `creditForRefused in ${tax} is "${word}", which does not say what a credit note for a refused order covers: write everything or goods.`,
} as const
