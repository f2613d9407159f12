/* What the doctor says about the store's own set-up: its scopes, market, goods, policies and delivery. */
import type { AskingWay } from './connection.ts'

const holder: Readonly<Record<AskingWay, string>> = {
  server: "The server's token",
  browser: 'The public token, which browsers use,',
}

export const listed = (names: readonly string[], count: number) =>
  `${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`

/** A suggested domain for the store, beside the shop's. */
export const checkoutHost = (host: string) => `checkout.${host.replace(/^www\./, '')}`

export const games = (count: number) => (count === 1 ? '1 game' : `${count} games`)

/** What fails when the store refuses one of the shop's queries. */
export const needs = {
  products: 'home, lists and search fail',
  product: "a product's page fails",
  suggestions: 'related games fail',
  collections: 'categories fail',
  collection: 'a category’s page fails',
  decks: 'the deck on the home page fails',
  variants: 'carts do not learn of new prices',
  policies: 'the pages for privacy, terms and returns fail',
  pages: "the store's own pages and blogs fail",
  redirects: 'links to pages that have moved fail',
  menu: "the Shop menu has the shop's own links, not the store's",
  cart: 'nobody can buy',
  foundCart: 'a filled cart is not found again',
} as const

/** What pages lack when the store refuses a field, by field. */
const without: Readonly<Record<string, string>> = {
  tags: 'search, filters and categories find less',
  quantityAvailable: 'pages do not say that few are left',
  metafields: 'games show no players, minutes and contents',
  media: 'games show no video',
  metafield: 'decks and pictures for sharing are missing',
}

export const store = {
  scope: (way: AskingWay, failing: readonly (keyof typeof needs)[], scope: string) =>
    `${holder[way]} lacks the scope ${scope}, so ${failing.map((name) => needs[name]).join(', ')}: grant it to the token's app in the store.`,
  question: (way: AskingWay, need: keyof typeof needs, said: string) =>
    `${holder[way]} gets no answer (${said}), so ${needs[need]}: check whether the store works.`,
  optionalField: (way: AskingWay, name: string, scope: string | null) =>
    `${holder[way]} may not read ${name}, so ${without[name] ?? `pages do without ${name}`}: ${
      scope === null
        ? `use an API version that has ${name}`
        : `grant ${scope} to the token's app in the store`
    }.`,
  noIndia: (country: string) =>
    `The store has no market for India, so Indian buyers are treated as buyers in ${country}: add India under Markets in the store.`,
  currency: (currencies: readonly string[]) =>
    `Prices are in ${currencies.join(' and ')}, but the shop expects INR: set the currency of India's market in the store to INR.`,
  noShipping:
    'The store ships nowhere in India: add India to a shipping zone, under Shipping and delivery in the store.',
  ownDomain: (host: string) =>
    `The store's primary domain is ${host}, this shop's own address, so links to orders in its emails fail, and links to checkouts take a detour: choose another primary domain in the store, such as ${checkoutHost(host)}.`,
  blockedPictures: (count: number, hosts: readonly string[]) =>
    `The pictures of ${games(count)} are at ${hosts.join(', ')}, which the shop's security policy blocks, so no browser shows them: upload them to the store.`,
  noVariant: (names: readonly string[], count: number) =>
    `${games(count)} without a variant, which cannot be bought (${listed(names, count)}): add one in the store.`,
  noCollection: (label: string, handle: string) =>
    `The link ${label} leads to a missing page, as the store has no collection ${handle}: make one with this handle, or take the link out of the store's main menu, merchant/navigation.ts and merchant/home.ts.`,
  collectionByWords: (label: string, handle: string) =>
    `The store has no collection ${handle}, so the link ${label} shows search results instead: make a collection with this handle in the store.`,
  noProduct: (label: string, handle: string) =>
    `The link ${label} leads to a missing page, as the store has no product ${handle}: publish one with this handle to the token's sales channel, or take the link out of the store's main menu and merchant/navigation.ts.`,
  noAnchor: (label: string, path: string, anchor: string, others: readonly string[]) =>
    `The link ${label} leads to #${anchor} on ${path}, which has no such section, so it opens the top of the page: ${
      others.length > 0 ? `write one of ${others.join(', ')}, or ` : ''
    }take #${anchor} out of it in the store's main menu or merchant/navigation.ts.`,
  emptyCollection: (label: string, handle: string) =>
    `The link ${label} leads to an empty list: put games into the collection ${handle} in the store, and publish it to the token's sales channel.`,
  noPolicy: (name: string) =>
    `The store has no ${name}, so its checkout and emails show none, and the shop shows its own: write it under Settings, Policies in the store.`,
  placeholderPolicy: (name: string, found: string) =>
    `The store's ${name} still has a placeholder ("${found}"): replace it, under Settings, Policies in the store.`,
  shortPolicy: (name: string, length: number) =>
    `The store's ${name} has only ${length} characters, and the shop shows it instead of its own: complete it, under Settings, Policies in the store.`,
} as const

/** The policies as the store's admin names them. */
export const policyNames = {
  privacy: 'privacy policy',
  terms: 'terms of service',
  refund: 'refund policy',
} as const
