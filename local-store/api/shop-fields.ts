import type { CataloguePolicy } from '../catalogue/catalogue-file.ts'
import type { ApiContext } from './api-context.ts'
import { toGlobalId } from './global-id.ts'
import { defineType, type Resolver, type TypeFields } from './resolver-table.ts'

type ShopNode = {
  readonly __typename: 'Shop'
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly moneyFormat: string
  readonly shipsToCountries: readonly string[]
  readonly brand: null
  readonly customerAccountUrl: null
  readonly socialLoginProviders: readonly never[]
  readonly shopPayInstallmentsPricing: null
  /** Policies the local store's catalogue has no place for: it has none. */
  readonly contactInformation: null
  readonly legalNotice: null
  readonly termsOfSale: null
  readonly subscriptionPolicy: null
}

type PaymentSettings = {
  readonly acceptedCardBrands: readonly string[]
  readonly countryCode: 'IN'
  readonly currencyCode: 'INR'
  readonly enabledPresentmentCurrencies: readonly ['INR']
  readonly shopifyPaymentsAccountId: null
  readonly supportedDigitalWallets: readonly never[]
}

type DomainNode = { readonly host: string; readonly sslEnabled: boolean; readonly url: string }

type PolicyNode = {
  readonly __typename: 'ShopPolicy'
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly body: string
  readonly url: string
}

const paymentSettings: PaymentSettings = {
  acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
  countryCode: 'IN',
  currencyCode: 'INR',
  enabledPresentmentCurrencies: ['INR'],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
}

export const shopFields: readonly TypeFields[] = [
  defineType<ShopNode>(
    'Shop',
    [
      'id',
      'name',
      'description',
      'moneyFormat',
      'shipsToCountries',
      'brand',
      'customerAccountUrl',
      'socialLoginProviders',
      'shopPayInstallmentsPricing',
      'contactInformation',
      'legalNotice',
      'termsOfSale',
      'subscriptionPolicy',
    ],
    {
      primaryDomain: (_shop, _args, context) => toDomain(context),
      paymentSettings: () => paymentSettings,
      privacyPolicy: (_shop, _args, context) => policyOf('privacy', context),
      termsOfService: (_shop, _args, context) => policyOf('terms', context),
      refundPolicy: (_shop, _args, context) => policyOf('refund', context),
      shippingPolicy: (_shop, _args, context) => policyOf('shipping', context),
    },
  ),
  defineType<PaymentSettings>('PaymentSettings', [
    'acceptedCardBrands',
    'countryCode',
    'currencyCode',
    'enabledPresentmentCurrencies',
    'shopifyPaymentsAccountId',
    'supportedDigitalWallets',
  ]),
  defineType<DomainNode>('Domain', ['host', 'sslEnabled', 'url']),
  defineType<PolicyNode>('ShopPolicy', ['id', 'title', 'handle', 'body', 'url']),
]

export const shopQueries: Readonly<Record<string, Resolver<unknown>>> = {
  shop: (_root, _args, context) => toShopNode(context),
  paymentSettings: () => paymentSettings,
}

/** The shop's own node; its number is always 1, as a local store has one shop. */
export function toShopNode({ store }: Pick<ApiContext, 'store'>): ShopNode {
  const { shop } = store.catalogue
  return {
    __typename: 'Shop',
    id: toGlobalId('Shop', 1),
    name: shop.name,
    description: shop.description === '' ? null : shop.description,
    moneyFormat: shop.moneyFormat,
    shipsToCountries: [shop.countryCode],
    brand: null,
    customerAccountUrl: null,
    socialLoginProviders: [],
    shopPayInstallmentsPricing: null,
    contactInformation: null,
    legalNotice: null,
    termsOfSale: null,
    subscriptionPolicy: null,
  }
}

function toDomain({ store, requestOrigin }: ApiContext): DomainNode {
  const url = new URL(store.catalogue.shop.primaryDomain ?? requestOrigin)
  return { host: url.host, sslEnabled: url.protocol === 'https:', url: url.origin }
}

function policyOf(
  name: 'privacy' | 'terms' | 'refund' | 'shipping',
  context: ApiContext,
): PolicyNode | null {
  const policy = context.store.catalogue.policies[name]
  return policy === null ? null : toPolicyNode(policy, context)
}

export function toPolicyNode(
  policy: CataloguePolicy,
  { store, requestOrigin }: ApiContext,
): PolicyNode {
  const site = store.catalogue.shop.primaryDomain ?? requestOrigin
  return {
    __typename: 'ShopPolicy',
    id: toGlobalId('ShopPolicy', policy.id),
    title: policy.title,
    handle: policy.handle,
    body: policy.body,
    url: `${site.replace(/\/$/, '')}/policies/${policy.handle}`,
  }
}
