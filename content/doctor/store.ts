/* What the doctor says about the store's own set-up: its scopes, market, goods, policies and delivery. */
import type { AskingWay } from './connection.ts'

const holder: Readonly<Record<AskingWay, string>> = {
  server: "The server's token",
  browser: 'The public token, with which browsers ask,',
}

const listed = (names: readonly string[], count: number) =>
  `${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`

/** A suggested domain for the store, beside the shop's. */
export const checkoutHost = (host: string) => `checkout.${host.replace(/^www\./, '')}`

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`)

/** What fails when the store refuses one of the shop's queries. */
export const needs = {
  products: 'home, lists and search fail',
  product: "a product's page fails",
  suggestions: 'related games fail',
  collections: 'categories fail',
  collection: 'a category’s page fails',
  decks: 'the deck on the home page fails',
  variants: 'nothing tells carts of new prices',
  policies: 'the pages of privacy, terms and returns fail',
  pages: "the store's own pages and blogs fail",
  redirects: 'links to pages that have moved fail',
  menu: "the Shop menu has the shop's own links, not the store's",
  cart: 'nobody can buy',
  foundCart: 'a full cart is not found again',
} as const

/** What pages lack when the store refuses a field, by field. */
const without: Readonly<Record<string, string>> = {
  tags: 'searches, filters and category words know less',
  quantityAvailable: 'nothing says that few are left',
  metafields: 'games show no players, minutes and contents',
  media: 'games show no video',
  metafield: 'decks and shared pictures are left out',
}

export const store = {
  scope: (way: AskingWay, failing: readonly (keyof typeof needs)[], scope: string) =>
    `${holder[way]} lacks the scope ${scope}, so ${failing.map((name) => needs[name]).join(', ')}: grant it to the token's app in the store.`,
  question: (way: AskingWay, need: keyof typeof needs, said: string) =>
    `${holder[way]} gets no answer (${said}), so ${needs[need]}: see whether the store is well.`,
  optionalField: (way: AskingWay, name: string, scope: string | null) =>
    `${holder[way]} may not read ${name}, so ${without[name] ?? `pages do without ${name}`}: ${
      scope === null
        ? `use an API version that has ${name}`
        : `grant ${scope} to the token's app in the store`
    }.`,
  noIndia: (country: string) =>
    `The store has no market for India, so a buyer there is treated as one in ${country}: add India under Markets in the store.`,
  currency: (currencies: readonly string[]) =>
    `Prices come in ${currencies.join(' and ')} where the shop expects INR: make INR the currency of India's market in the store.`,
  noShipping:
    'The store ships nowhere in India: add India to a shipping zone, under Shipping and delivery in the store.',
  ownDomain: (host: string) =>
    `The store's primary domain is ${host}, this shop's own, so the links in its mails to orders lead here, where none are, and those to checkouts take a detour: make another domain primary in the store, such as ${checkoutHost(host)}.`,
  noProducts:
    "The store shows this token no products: publish them to the token's sales channel in the store.",
  noPictures: (names: readonly string[], count: number) =>
    `${games(count)} without a picture (${listed(names, count)}): add one in the store.`,
  blockedPictures: (count: number, hosts: readonly string[]) =>
    `The pictures of ${games(count)} are at ${hosts.join(', ')}, which the page policy does not allow, so no browser shows them: upload them to the store.`,
  noPrice: (names: readonly string[], count: number) =>
    `${games(count)} free of charge (${listed(names, count)}): give a price in the store, or take it out of the sales channel.`,
  lowComparePrice: (names: readonly string[], count: number) =>
    `${games(count)} with a compare-at price that is not above the price (${listed(names, count)}), so no saving shows: raise or remove it in the store.`,
  noVariant: (names: readonly string[], count: number) =>
    `${games(count)} that cannot be bought without a variant (${listed(names, count)}): add one in the store.`,
  allSoldOut: (count: number) =>
    `Every one of the ${games(count)} is sold out: raise the stock in the store, or let it sell without.`,
  noCollection: (label: string, handle: string) =>
    `The link ${label} leads to a missing page, as the store has no collection ${handle}: make one with this handle, or take the link out of the store's main menu, merchant/navigation.ts and merchant/home.ts.`,
  collectionByWords: (label: string, handle: string) =>
    `The store has no collection ${handle}, so the link ${label} shows whatever its words find: make a collection with this handle in the store.`,
  noProduct: (label: string, handle: string) =>
    `The link ${label} leads to a missing page, as the store has no product ${handle}: publish one with this handle to the token's sales channel, or take the link out of the store's main menu and merchant/navigation.ts.`,
  noAnchor: (label: string, path: string, anchor: string, others: readonly string[]) =>
    `The link ${label} leads to #${anchor} on ${path}, which has no such part, so it opens the top of the page: ${
      others.length > 0 ? `write one of ${others.join(', ')}, or ` : ''
    }take #${anchor} out of it in the store's main menu or merchant/navigation.ts.`,
  emptyCollection: (label: string, handle: string) =>
    `The link ${label} leads to an empty list: put games into the collection ${handle} in the store, and publish it to the token's sales channel.`,
  noPolicy: (name: string) =>
    `The store has no ${name}, so its checkout and mails show none: write it under Settings, Policies in the store; until then the shop shows its own.`,
  placeholderPolicy: (name: string, found: string) =>
    `The store's ${name} still has a placeholder ("${found}"): write what holds, under Settings, Policies in the store.`,
  shortPolicy: (name: string, length: number) =>
    `The store's ${name} has only ${length} characters, and the shop shows it in place of its own: write it out, under Settings, Policies in the store.`,
} as const

/** The policies as the store's admin names them. */
export const policyNames = {
  privacy: 'privacy policy',
  terms: 'terms of service',
  refund: 'refund policy',
} as const
