import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { FindSales, HandoverNotes } from '#commerce/model/figures/product-sales.ts'
import type { ProductKind } from '#commerce/model/filter-products.ts'
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
  /** What a friend's code stands for: the store's discount code, and what it takes off in whole rupees. */
  readonly referral: { readonly code: string; readonly rupees: number }
  /** What the shop says about itself with these figures. Chosen by the server: no page loads the rest. */
  readonly claims: ShopClaims
  /** The links of the Shop menu: the store's, or the shop's own. */
  readonly shopMenu: readonly PageLink[]
  /** What the store's footer menu adds to the footer's links. */
  readonly footerMenu: readonly PageLink[]
  /** The collections on the home page; null: those of `merchant/home.ts`. */
  readonly homeTiles: readonly { readonly handle: string; readonly name: string }[] | null
  /** The kinds of games that the store has a collection of; null: all. */
  readonly kinds: readonly ProductKind[] | null
  /** What cards say of published reviews; null where they say nothing, as with any but measured figures. */
  readonly ratings: CardRatings | null
  /** Whether the goods are those of the demonstration catalogue, which the footer says. */
  readonly demonstration: boolean
}

/** The shop's terms as far as something shows them. */
export type EvidentTerms = {
  readonly claims: ShopClaims
  /** What the store charges for delivery; null while unknown. */
  readonly fees: DeliveryFees | null
}

/** What the server passes to loaders and actions. */
export type ShopContext = {
  readonly storefront: StorefrontClient
  /**
   * Asks for what a page can do without: each question has a second at most, and a fault leaves the page incomplete, so
   * that it is kept for seconds only.
   */
  readonly optionalStorefront: StorefrontClient
  readonly settings: PublicSettings
  /** What recorded orders say about a product, with measured figures; otherwise always null. */
  readonly findSales: FindSales
  /** Takes note of checkouts for measured figures of a hosted store; otherwise does nothing. */
  readonly handovers: HandoverNotes
  /** Keeps what shoppers send; null where nothing is kept. */
  readonly desk: ShopDesk | null
  /** The shopper's IP address, forwarded to a real store; null when unknown. */
  readonly buyerIp: string | null
  /** What is true of the shop whatever the figures say: structured data say nothing else (decision 50). */
  readonly evident: EvidentTerms
  /** Adds things to the structured data of the document that is rendered. */
  readonly describePage: (...things: readonly Thing[]) => void
  /**
   * Logs a fault once, where it is caught, with the friendly message of specification section 8.
   * `action` is what was attempted: `Create checkout`.
   */
  readonly report: (error: unknown, action: string) => void
  /** How the log names this request, for a page that the browser draws itself; null in documents, which say it themselves. */
  readonly reference: string | null
}

export const shopContext = createContext<ShopContext>()

/** A random nonce per document: the content security policy allows only inline scripts that have it. */
export const nonceContext = createContext<string>()

/** Renders a page when it is its shopper's turn; null when it has not become so in time. */
export type InTurn = <Result>(
  render: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result | null>

/** At once, where the server does not say otherwise. */
export const inTurnContext = createContext<InTurn>((render) => render())
