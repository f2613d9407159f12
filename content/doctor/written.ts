/* What the doctor says about links, pages and numbers that the owner wrote in merchant/. */

const links = 'merchant/navigation.ts'
const pages = 'merchant/policies/policy-pages.ts'
const brand = 'merchant/brand.ts'
const tax = 'merchant/tax.ts'

export const written = {
  deadLink: (field: string, label: string, to: string) =>
    `The link ${label} of ${field} in ${links} leads to ${to}, which is not a page of the shop: write the path of one, such as /contact or /category/party-games.`,
  unnamedLink: (field: string, to: string) =>
    `A link of ${field} in ${links}, to ${to}, has an empty label, so nobody can see it: write what it is called.`,
  sameLink: (field: string, labels: readonly string[], to: string) =>
    `${field} in ${links} leads to ${to} twice (${labels.join(', ')}): take one of them out.`,
  pagePath: (path: string) =>
    `"${path}" in ${pages} cannot be the address of a page: write small letters, digits and hyphens, such as size-guide.`,
  takenPath: (path: string) =>
    `"${path}" in ${pages} is the address of something else, so nobody sees the page: write another, such as ${path}-policy.`,
  emptyPage: (file: string, field: string) =>
    `The page in ${file} has no ${field}: write it, or take the page out of ${pages}.`,
  noSections: (file: string) =>
    `The page in ${file} has no section with a text: write one, or take the page out of ${pages}.`,
  emptySection: (file: string, id: string) =>
    `The section "${id}" of ${file} has no title or no text: write both, or take the section out.`,
  anchor: (file: string, id: string) =>
    `"${id}" in ${file} cannot be the anchor of a section: write small letters, digits and hyphens, such as how-it-works.`,
  sameAnchor: (file: string, id: string) =>
    `Two sections of ${file} have the anchor "${id}", so links reach only the first: write another for the second.`,
  emptyName: (field: string) => `${field} in ${brand} is empty: write yours.`,
  initials: (initials: string) =>
    `"${initials}" of initials in ${brand} cannot begin the number of an order or invoice: write one to four capitals or digits.`,
  malformedMail: (address: string) =>
    `${address || 'An empty text'} in ${brand} is not an e-mail address: write one such as hello@your-shop.in.`,
  whatsapp: (address: string) =>
    `${address} in ${brand} opens no chat on WhatsApp: write https://wa.me/91 and ten digits, or null for none.`,
  socialAddress: (name: string, address: string) =>
    `The link to ${name || 'a site without a name'} in ${brand}, ${address}, opens no page: write its whole address, such as https://www.instagram.com/your-name.`,
  socialName: (address: string) =>
    `The site ${address} of social in ${brand} has no name or no handle: write both, such as Instagram and @your-name.`,
  sameSocial: (address: string) => `social in ${brand} has ${address} twice: take one of them out.`,
  hsn: (hsn: string) =>
    `"${hsn}" of hsn in ${tax} is not an HSN code: write four, six or eight digits, such as 9504.`,
  gstPercent: (percent: number) =>
    `${percent} of gstPercent in ${tax} is not a rate of GST: write a number from 0 to 40.`,
  creditForRefused: (word: string) =>
    `"${word}" of creditForRefused in ${tax} does not say what a credit note gives back of a refused order: write everything or goods.`,
} as const
