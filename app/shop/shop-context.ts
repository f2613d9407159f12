import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import type { CheckoutLog, FindSales } from '#commerce/model/figures/product-sales.ts'
import type { KindFilter } from '#commerce/model/filter-products.ts'
import type { ShopDesk } from '#commerce/model/shop-desk.ts'
import type { CardRatings } from '#commerce/model/shop-reviews.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import type { PageLink } from '#merchant/navigation.ts'

/** Public settings, sent once, with the first page. */
export type PublicSettings = {
  /** Storefront GraphQL endpoint as the browser reaches it: relative with the local store, absolute with a real one. */
  readonly endpoint: string
  readonly publicToken: string
  /** Canonical origin, without a trailing slash. */
  readonly publicOrigin: string
  /** True with the local store, whose URLs are relative. */
  readonly localStore: boolean
  readonly figures: FiguresSource
  /** The referral offer: the store's discount code, and its value in whole rupees. */
  readonly referral: { readonly code: string; readonly rupees: number }
  /** The highest order paid in cash, in whole rupees, 0 for none; null with a hosted store, whose limit is not known. */
  readonly cashUpTo: number | null
  /** What the shop claims about itself with these figures. The server selects it, so that no page loads the rest. */
  readonly claims: ShopClaims
  /** The links of the Shop menu: from the store, or the shop's defaults. */
  readonly shopMenu: readonly PageLink[]
  /** Links that the store's footer menu adds to the footer. */
  readonly footerMenu: readonly PageLink[]
  /** The collections on the home page; null: those of `merchant/home.ts`. */
  readonly homeTiles: readonly { readonly handle: string; readonly name: string }[] | null
  /** The product kinds for which the store has a collection; null: all. */
  readonly kinds: readonly KindFilter[] | null
  /** The ratings on cards, from published reviews; null where cards show none, as with all but measured figures. */
  readonly ratings: CardRatings | null
  /** Whether the shop sells the demonstration catalogue; the footer then says so. */
  readonly demonstration: boolean
}

/** The shop's terms that are backed by evidence. */
export type ProvenTerms = {
  readonly claims: ShopClaims
  /** What the store charges for delivery; null while unknown. */
  readonly fees: DeliveryFees | null
}

/** What the server passes to loaders and actions. */
export type ShopContext = {
  readonly storefront: StorefrontClient
  /**
   * For queries that a page can do without. Each may take a second at most; a fault leaves the page incomplete, so that
   * it is cached only for seconds.
   */
  readonly optionalStorefront: StorefrontClient
  readonly settings: PublicSettings
  /** A product's sales in recorded orders, with measured figures; otherwise always null. */
  readonly findSales: FindSales
  /** Records checkouts for the measured figures of a hosted store; otherwise does nothing. */
  readonly checkoutLog: CheckoutLog
  /** Stores what shoppers send; null where nothing is stored. */
  readonly desk: ShopDesk | null
  /** The shopper's IP address, forwarded to a real store; null when unknown. */
  readonly buyerIp: string | null
  /** What holds for the shop whatever the figures say. Structured data contain nothing else (decision 50). */
  readonly provenTerms: ProvenTerms
  /** Adds things to the structured data of the document being rendered. */
  readonly describePage: (...things: readonly Thing[]) => void
  /**
   * Logs a fault once, where it is caught, with the friendly message of specification section 8.
   * `action` is what was attempted: `Create checkout`.
   */
  readonly report: (error: unknown, action: string) => void
  /** This request's reference in the log, for pages that the browser renders; null in documents, which show it themselves. */
  readonly reference: string | null
}

export const shopContext = createContext<ShopContext>()

/** A random nonce per document: the content security policy allows only inline scripts that have it. */
export const nonceContext = createContext<string>()

/** Renders a page when it is first in the queue of renders; null if it waited too long. */
export type QueuedRender = <Result>(
  render: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result | null>

/** Renders at once, unless the server provides a queue. */
export const renderQueueContext = createContext<QueuedRender>((render) => render())
