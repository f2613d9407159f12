import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeliveryZone } from '#commerce/model/delivery-zone.ts'
import type { Answer, Evident } from '#commerce/model/figures/claim.ts'
import { brand } from '#merchant/brand.ts'
import { type Answers, answers, claims } from '#merchant/claims.ts'
import { zones } from '#merchant/delivery-zones.ts'
import { categories } from '#merchant/home.ts'
import { type PageLink, shopLinks } from '#merchant/navigation.ts'
import { tax } from '#merchant/tax.ts'
import { grudges, shopRating, stats, testimonials } from '#merchant/voices.ts'
import { type NamedLinks, type WrittenPage, writtenLinks, writtenPages } from './merchant-pages.ts'
import { type NamedPictures, namedPictures } from './merchant-pictures.ts'

type Names = Readonly<
  Record<'name' | 'wordmark' | 'tagline' | 'parentCompany' | 'supportHours' | 'courts', string>
>
type Phone = { readonly text: string; readonly href: string }

/** The owner's texts and settings, as far as they can be checked. */
export type Merchant = {
  readonly brand: Names & {
    readonly initials: string
    readonly email: string
    readonly phone: Phone
    readonly whatsapp: string | null
    readonly address: readonly string[]
    readonly gstin: string | null
    readonly grievanceOfficer: {
      readonly name: string
      readonly email: string
      readonly phone: Phone
    }
    readonly social: readonly Record<'name' | 'handle' | 'href', string>[]
  }
  readonly tax: {
    readonly hsn: string
    readonly gstPercent: number
    readonly creditForRefused: string
  }
  /** Links of menus and footer. */
  readonly links: readonly NamedLinks[]
  readonly policies: readonly WrittenPage[]
  /** All colour tokens: `app/styles/tokens.css` and `merchant/colours.css`. */
  readonly colours: string
  readonly pictures: readonly NamedPictures[]
  readonly claims: typeof claims
  readonly answers: Answers
  readonly zones: Answer<readonly DeliveryZone[]>
  readonly voices: readonly Evident[]
  /** Shown when the store has no main menu. */
  readonly shopMenu: readonly PageLink[]
  /** Collections that the home page links to. */
  readonly categories: readonly LinkedCollection[]
}

/** A collection that a link leads to. */
export type LinkedCollection = { readonly handle: string; readonly label: string }

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

export const shippedMerchant: Merchant = {
  brand,
  tax,
  links: writtenLinks,
  policies: writtenPages,
  colours: ['app/styles/tokens.css', 'merchant/colours.css'].map(read).join(''),
  pictures: namedPictures,
  claims,
  answers,
  zones,
  voices: [...stats, ...testimonials, ...grudges, shopRating],
  shopMenu: shopLinks,
  categories: categories.tiles.map(({ handle, name }) => ({ handle, label: name })),
}
