import type { Evident } from '#commerce/model/figures/claim.ts'
import { brand } from '#merchant/brand.ts'
import { type Answers, answers, claims } from '#merchant/claims.ts'
import { categories } from '#merchant/home.ts'
import { shopLinks } from '#merchant/navigation.ts'
import { grudges, shopRating, stats, testimonials } from '#merchant/voices.ts'

type Phone = { readonly text: string; readonly href: string }

/** What the owner wrote, as far as it can be checked. */
export type Merchant = {
  readonly brand: {
    readonly email: string
    readonly phone: Phone
    readonly address: readonly string[]
    readonly gstin: string
    readonly grievanceOfficer: { readonly email: string; readonly phone: Phone }
  }
  readonly claims: typeof claims
  readonly answers: Answers
  readonly voices: readonly Evident[]
  readonly collections: readonly LinkedCollection[]
}

/** A collection that the menu or the home page leads to. */
export type LinkedCollection = { readonly handle: string; readonly label: string }

const CATEGORY = '/category/'

const inMenu = shopLinks
  .filter(({ to }) => to.startsWith(CATEGORY))
  .map(({ to, label }) => ({ handle: to.slice(CATEGORY.length), label }))
const onHome = categories.tiles.map(({ handle, name }) => ({ handle, label: name }))

export const shippedMerchant: Merchant = {
  brand,
  claims,
  answers,
  voices: [...stats, ...testimonials, ...grudges, shopRating],
  collections: [
    ...inMenu,
    ...onHome.filter(({ handle }) => inMenu.every((link) => link.handle !== handle)),
  ],
}
