type Mailbox = `${string}@${string}.${string}`
type Phone = { readonly text: `+91 ${string}`; readonly href: `tel:+91${string}` }

/** What `brand.ts` must have. */
export type BrandFields = {
  readonly name: string
  readonly wordmark: string
  readonly tagline: string
  readonly initials: string
  readonly parentCompany: string
  readonly email: Mailbox
  readonly phone: Phone
  readonly whatsapp: `https://wa.me/${string}` | null
  readonly address: readonly [string, ...string[]]
  readonly courts: string
  readonly supportHours: string
  readonly gstin: string | null
  readonly grievanceOfficer: {
    readonly name: string
    readonly email: Mailbox
    readonly phone: Phone
  }
  readonly social: readonly SocialSite[]
  readonly payments: readonly string[]
}

export type SocialSite = {
  readonly name: string
  readonly handle: string
  readonly href: `https://${string}`
}
