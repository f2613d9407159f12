import type { Fields } from './fields.generated.ts'

/** Fields of the schema that the local store does not serve: each fails with an error that names it. */
export const unservedFields = {
  CollectionConnection: ['totalCount'],
  Mutation: [
    'cartBillingAddressUpdate',
    'cartPaymentUpdate',
    'cartPrepareForCompletion',
    'cartSubmitForCompletion',
    'customerAccessTokenCreate',
    'customerAccessTokenCreateWithMultipass',
    'customerAccessTokenDelete',
    'customerAccessTokenRenew',
    'customerActivate',
    'customerActivateByUrl',
    'customerAddressCreate',
    'customerAddressDelete',
    'customerAddressUpdate',
    'customerCreate',
    'customerDefaultAddressUpdate',
    'customerRecover',
    'customerReset',
    'customerResetByUrl',
    'customerUpdate',
    'shopPayPaymentRequestSessionCreate',
    'shopPayPaymentRequestSessionSubmit',
  ],
  Order: ['discountApplications', 'shippingDiscountAllocations'],
  OrderLineItem: ['discountAllocations'],
  PaymentSettings: ['cardVaultUrl'],
  ProductVariant: ['shopPayInstallmentsPricing'],
  QueryRoot: ['cartCompletionAttempt', 'customer'],
} as const satisfies { readonly [Type in keyof Fields]?: readonly (keyof Fields[Type])[] }
