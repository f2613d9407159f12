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
  `${theme}: --${on} on --${under}, contrast ${ratio} instead of ${minRatio}`

export const owner = {
  localOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, which only this machine can open, but links, emails and the checkout send shoppers there: set it to the address that shoppers type.`,
  insecureOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, which browsers mark as not secure: set it to an https address.`,
  unknownOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, which does not exist in the DNS: register the domain and point it at the shop's proxy.`,
  silentOrigin: (origin: string, reason: string) =>
    `PUBLIC_ORIGIN is ${origin}, but nothing answers there (${reason}): start the shop and the proxy in front of it.`,
  movedOrigin: (origin: string, to: string) =>
    `PUBLIC_ORIGIN is ${origin}, which redirects visitors to ${to}: set it to that address.`,
  otherOrigin: (origin: string) =>
    `PUBLIC_ORIGIN is ${origin}, but something other than this shop answers there: point the address at the shop's proxy.`,
  noProxies:
    'PUBLIC_ORIGIN is https, so the shop is behind a proxy, but TRUSTED_PROXIES is empty, so all buyers look like one: set it to the proxy’s address.',
  unknownSetting: (name: string, alike: readonly string[]) =>
    `The shop has no setting ${name}, so it does nothing: remove it, or write what you meant (${alike.join(', ')}).`,
  simulated:
    'FIGURES=simulated shows invented figures and claims to real buyers: set it to measured.',
  unanswered: (question: string, name: string) =>
    `The shop says nothing about ${question}: answer ${name} in merchant/claims.ts.`,
  noZones: (question: string) =>
    `The shop does not say ${question}: answer zones in merchant/delivery-zones.ts.`,
  unproved: (names: readonly string[]) =>
    `The shop hides claims without evidence (${names.join(', ')}): add the evidence in merchant/claims.ts and merchant/voices.ts.`,
  unreadable: (pairs: readonly Pair[]) =>
    `Colours in merchant/colours.css have too little contrast (${pairs.map(toWords).join('; ')}): make the first of each pair darker or lighter.`,
  missingPictures: (file: string, field: string, addresses: readonly string[]) =>
    `Pictures of ${field} in ${file} are missing (${addresses.join(', ')}), so pages do not show them: put files with these names into public/.`,
  unregistered: `The seller is not registered for GST (gstin in ${file} is null), so pages show no GSTIN and papers are bills of supply without tax: write it there once you have one.`,
  noGstin: `The GSTIN in ${file} is empty: write yours, because every invoice and page must show it, or null if you are not registered.`,
  malformedGstin: (gstin: string) =>
    `The GSTIN ${gstin} in ${file} is not valid: write yours, 15 characters such as 27AAPFU0939F1ZV.`,
  wrongGstin: (gstin: string, digit: string) =>
    `The GSTIN ${gstin} in ${file} is mistyped or a placeholder (its last character would be ${digit}): write yours.`,
  gstinOfOtherState: (gstin: string, state: string, pin: string, states: readonly string[]) =>
    `The GSTIN ${gstin} in ${file} is registered in ${state}, but the address there has the PIN code ${pin} in ${states.join(' or ')}, so invoices split the tax between the wrong states: correct one of them.`,
  placeholderMail: (address: string) =>
    `The email address ${address} in ${file} is only an example: write one that you read.`,
  malformedPhone: (phone: string) =>
    `The phone number ${phone} in ${file} is not an Indian one: write +91 and ten digits.`,
  placeholderPhone: (phone: string) =>
    `The phone number ${phone} in ${file} looks like a placeholder: write one that you answer.`,
  otherPhone: (shown: string, dialled: string) =>
    `${file} shows the phone number ${shown} but dials ${dialled}: write the same number in both.`,
  placeholderAddress: (line: string) =>
    `The address in ${file} has a placeholder ("${line}"): write where the company is registered.`,
  noPin: `The address in ${file} has no PIN code of six digits in one piece: write where the company is registered.`,
  otherState: (pin: string, states: readonly string[]) =>
    `The PIN code ${pin} in ${file} is in ${states.join(' or ')}, which the address does not name: correct one of them.`,
  otherCourts: (courts: string) =>
    `The terms name the courts of ${courts}, but the address in ${file} is elsewhere: correct courts there, unless you want those.`,
} as const
