/* What the doctor says about the settings and what the owner wrote in merchant/. */

const file = 'merchant/brand.ts'

type Pair = {
  readonly theme: string
  readonly on: string
  readonly under: string
  readonly ratio: number
  readonly minRatio: number
}

const toWords = ({ theme, on, under, ratio, minRatio }: Pair) =>
  `${theme}: --${on} on --${under}, contrast ${ratio} in place of ${minRatio}`

export const owner = {
  localOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, which only this machine can open, though links, mails and the way back from the checkout name it: set it to the address that shoppers type.`,
  insecureOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, which browsers call not secure: set it to an https address.`,
  unknownOrigin: (origin: string) =>
    `${origin} of PUBLIC_ORIGIN has no address in the domain name system: register the domain and point it at the shop's proxy.`,
  silentOrigin: (origin: string, reason: string) =>
    `Nobody answers at ${origin} of PUBLIC_ORIGIN (${reason}): start the shop and the proxy before it.`,
  movedOrigin: (origin: string, to: string) =>
    `${origin} of PUBLIC_ORIGIN sends visitors on to ${to}: set PUBLIC_ORIGIN to that one.`,
  otherOrigin: (origin: string) =>
    `Something other than this shop answers at ${origin} of PUBLIC_ORIGIN: point the address at the shop's proxy.`,
  noProxies:
    'PUBLIC_ORIGIN is https, so a proxy stands before the shop, but TRUSTED_PROXIES is empty, and the store sees all buyers as one: name the proxy’s address there.',
  simulated:
    'FIGURES=simulated shows invented figures and claims to the buyers of a real shop: set it to measured.',
  unanswered: (question: string, name: string) =>
    `The shop says nothing about ${question}: answer ${name} in merchant/claims.ts.`,
  noZones: (question: string) =>
    `The shop does not say ${question}: answer zones in merchant/delivery-zones.ts.`,
  unproved: (names: readonly string[]) =>
    `The shop leaves out what it has no evidence for (${names.join(', ')}): give each its evidence in merchant/claims.ts and merchant/voices.ts.`,
  unreadable: (pairs: readonly Pair[]) =>
    `Colours in merchant/colours.css cannot be read (${pairs.map(toWords).join('; ')}): make the first of each darker or lighter.`,
  missingPictures: (file: string, field: string, addresses: readonly string[]) =>
    `Pictures of ${field} in ${file} are missing (${addresses.join(', ')}), so pages show none: put files of these names into public/.`,
  noGstin: `There is no GSTIN in ${file}: write yours, which every invoice and page must name.`,
  malformedGstin: (gstin: string) =>
    `The GSTIN ${gstin} in ${file} is not one: it has 15 characters, such as 27AAPFU0939F1ZV; write yours.`,
  wrongGstin: (gstin: string, digit: string) =>
    `The GSTIN ${gstin} in ${file} is mistyped or a placeholder (its last character would be ${digit}): write yours.`,
  placeholderMail: (address: string) =>
    `Nobody gets mail at ${address} in ${file}, whose domain is reserved for examples: write an address that is read.`,
  malformedPhone: (phone: string) =>
    `The phone number ${phone} in ${file} is not an Indian one: write +91 and ten digits.`,
  placeholderPhone: (phone: string) =>
    `The phone number ${phone} in ${file} looks like a placeholder: write one that is answered.`,
  otherPhone: (shown: string, dialled: string) =>
    `${file} shows the phone number ${shown} but dials ${dialled}: write the same twice.`,
  placeholderAddress: (line: string) =>
    `The address in ${file} has a placeholder ("${line}"): write where the company is registered.`,
  noPin: `The address in ${file} has no PIN code: write where the company is registered.`,
  otherState: (pin: string, states: readonly string[]) =>
    `The PIN code ${pin} in ${file} is in ${states.join(' or ')}, which the address does not name: correct one of them.`,
  otherCourts: (courts: string) =>
    `The terms name the courts of ${courts}, which the address in ${file} does not: correct courts there, unless you want those.`,
} as const
