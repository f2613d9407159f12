import type { CataloguePolicies, CataloguePolicy } from '../../catalogue/catalogue-file.ts'
import { homeMarketOf } from '../../store/markets.ts'
import type { ApiContext } from '../api-context.ts'
import { toGlobalId } from '../global-id.ts'
import type { Queries, Tables } from '../resolver-table.ts'
import { metafieldResolvers } from './metafield-fields.ts'

export type ShopNode = {
  readonly __typename: 'Shop'
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly moneyFormat: string
  readonly shipsToCountries: readonly string[]
  readonly brand: BrandNode
  readonly customerAccountUrl: null
  readonly socialLoginProviders: readonly never[]
  readonly shopPayInstallmentsPricing: null
}

export type BrandColors = {
  readonly primary: readonly never[]
  readonly secondary: readonly never[]
}

/** The brand of a shop without brand settings: like the provider's, an object without content. */
export type BrandNode = {
  readonly colors: BrandColors
  readonly coverImage: null
  readonly logo: null
  readonly shortDescription: null
  readonly slogan: null
  readonly squareLogo: null
}

const noBrand: BrandNode = {
  colors: { primary: [], secondary: [] },
  coverImage: null,
  logo: null,
  shortDescription: null,
  slogan: null,
  squareLogo: null,
}

export type PaymentSettings = {
  readonly acceptedCardBrands: readonly string[]
  readonly countryCode: 'IN'
  readonly currencyCode: string
  readonly enabledPresentmentCurrencies: readonly string[]
  readonly shopifyPaymentsAccountId: null
  readonly supportedDigitalWallets: readonly never[]
}

export type DomainNode = {
  readonly host: string
  readonly sslEnabled: boolean
  readonly url: string
}

export type PolicyNode = {
  readonly __typename: 'ShopPolicy'
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly body: string
  readonly url: string
}

function paymentSettingsOf({ store }: ApiContext): PaymentSettings {
  const { markets } = store.catalogue
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    countryCode: 'IN',
    currencyCode: homeMarketOf(markets).currency.code,
    enabledPresentmentCurrencies: [...new Set(markets.map(({ currency }) => currency.code))].sort(),
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  }
}

export const shopFields: Tables<'Shop'> = {
  Shop: {
    primaryDomain: (_shop, _args, context) => toDomain(context),
    paymentSettings: (_shop, _args, context) => paymentSettingsOf(context),
    privacyPolicy: (_shop, _args, context) => policyOf('privacy', context),
    termsOfService: (_shop, _args, context) => policyOf('terms', context),
    refundPolicy: (_shop, _args, context) => policyOf('refund', context),
    shippingPolicy: (_shop, _args, context) => policyOf('shipping', context),
    subscriptionPolicy: (_shop, _args, context) => policyOf('subscription', context),
    contactInformation: (_shop, _args, context) => policyOf('contact', context),
    legalNotice: (_shop, _args, context) => policyOf('legalNotice', context),
    termsOfSale: (_shop, _args, context) => policyOf('termsOfSale', context),
    ...metafieldResolvers<ShopNode>((_shop, { store }) => store.catalogue.shop.metafields),
    customerAccountTranslations: () => null,
  },
}

export const shopQueries: Queries<'shop' | 'paymentSettings'> = {
  shop: (_root, _args, context) => toShopNode(context),
  paymentSettings: (_root, _args, context) => paymentSettingsOf(context),
}

/** The shop's node; its id is always 1, since a local store has one shop. */
export function toShopNode({ store }: Pick<ApiContext, 'store'>): ShopNode {
  const { shop } = store.catalogue
  return {
    __typename: 'Shop',
    id: toGlobalId('Shop', 1),
    name: shop.name,
    description: shop.description === '' ? null : shop.description,
    moneyFormat: shop.moneyFormat,
    shipsToCountries: [shop.countryCode],
    brand: noBrand,
    customerAccountUrl: null,
    socialLoginProviders: [],
    shopPayInstallmentsPricing: null,
  }
}

function toDomain({ store, requestOrigin }: ApiContext): DomainNode {
  const url = new URL(store.catalogue.shop.primaryDomain ?? requestOrigin)
  return { host: url.host, sslEnabled: url.protocol === 'https:', url: url.origin }
}

function policyOf(name: keyof CataloguePolicies, context: ApiContext): PolicyNode | null {
  const policy = context.store.catalogue.policies[name]
  return policy === null ? null : toPolicyNode(policy, context)
}

/** URL of the shop, without a trailing slash: the catalogue's, or the origin of the request. */
export function siteUrlOf({ store, requestOrigin }: ApiContext): string {
  return (store.catalogue.shop.primaryDomain ?? requestOrigin).replace(/\/$/, '')
}

export function toPolicyNode(policy: CataloguePolicy, context: ApiContext): PolicyNode {
  return {
    __typename: 'ShopPolicy',
    id: toGlobalId('ShopPolicy', policy.id),
    title: policy.title,
    handle: policy.handle,
    body: policy.body,
    url: `${siteUrlOf(context)}/policies/${policy.handle}`,
  }
}
