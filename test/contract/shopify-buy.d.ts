/** What the contract tests use of shopify-buy 3.0.7, which ships no types of its own. */
declare module 'shopify-buy' {
  export type BuyMoney = { amount: string; currencyCode: string }
  export type BuyPage = { hasNextPage: boolean }
  export type BuyImage = { id: string; src: string; altText: string | null }
  export type BuyOption = { name: string; value: string }
  export type BuyVariant = {
    id: string
    title: string
    available: boolean
    sku: string | null
    price: BuyMoney
    priceV2: BuyMoney
    compareAtPrice: BuyMoney | null
    selectedOptions: BuyOption[]
    image: BuyImage | null
  }
  export type BuyProduct = BuyPage & {
    id: string
    handle: string
    title: string
    availableForSale: boolean
    description: string
    descriptionHtml: string
    productType: string
    vendor: string
    options: { name: string; values: { value: string }[] }[]
    images: BuyImage[]
    variants: BuyVariant[]
  }
  export type BuyCollection = BuyPage & {
    id: string
    handle: string
    title: string
    descriptionHtml: string
    products: BuyProduct[]
  }
  export type BuyQuery = { first?: number; query?: string; sortKey?: string; reverse?: boolean }
  export type BuyPolicy = { id: string; title: string; url: string; body: string }
  export type BuyShop = {
    name: string
    description: string
    moneyFormat: string
    primaryDomain: { host: string; url: string }
    privacyPolicy: BuyPolicy | null
    refundPolicy: BuyPolicy | null
    termsOfService: BuyPolicy | null
  }
  export type BuyAttribute = { key: string; value: string }
  export type BuyDiscountApplication = {
    targetSelection: string
    allocationMethod: string
    targetType: string
    code?: string
    applicable?: boolean
    value: { percentage?: number; amount?: string; currencyCode?: string }
  }
  export type BuyLine = {
    id: string
    title: string
    quantity: number
    customAttributes: BuyAttribute[]
    variant: BuyVariant
    discountAllocations: {
      allocatedAmount: BuyMoney
      discountApplication: BuyDiscountApplication
    }[]
  }
  export type BuyGiftCard = {
    id: string
    lastCharacters: string
    amountUsed: BuyMoney
    balance: BuyMoney
    presentmentAmountUsed: BuyMoney
  }
  export type BuyUserError = { code: string | undefined; field?: string[]; message: string }
  export type BuyCheckout = {
    id: string
    webUrl: string
    email: string | null
    note: string | null
    currencyCode: string
    customAttributes: BuyAttribute[]
    shippingAddress: Record<string, string | null> | null
    lineItems: BuyLine[]
    discountApplications: BuyDiscountApplication[]
    appliedGiftCards: BuyGiftCard[]
    lineItemsSubtotalPrice: BuyMoney
    subtotalPrice: BuyMoney
    totalPrice: BuyMoney
    totalTax: BuyMoney
    paymentDue: BuyMoney
    ready: boolean
    order: null
    completedAt: null
    userErrors: BuyUserError[]
  }
  export type BuyLineInput = {
    variantId: string
    quantity: number
    customAttributes?: BuyAttribute[]
  }
  export type BuyCheckoutInput = {
    lineItems?: BuyLineInput[]
    note?: string
    email?: string
    shippingAddress?: Record<string, string>
    customAttributes?: BuyAttribute[]
  }
  type Changed = Promise<BuyCheckout>

  class Client {
    static buildClient(
      config: { domain: string; storefrontAccessToken: string; source?: string; language?: string },
      fetchFunction?: (url: string, init?: RequestInit) => Promise<Response>,
    ): Client
    fetchNextPage<Item>(models: Item[]): Promise<{ model: Item[] }>
    readonly product: {
      fetchAll(first?: number): Promise<BuyProduct[]>
      fetch(id: string): Promise<BuyProduct | null>
      fetchMultiple(ids: string[]): Promise<(BuyProduct | null)[]>
      fetchByHandle(handle: string): Promise<BuyProduct | null>
      fetchQuery(query: BuyQuery): Promise<BuyProduct[]>
      fetchRecommendations(productId: string): Promise<BuyProduct[]>
      readonly helpers: {
        variantForOptions(product: BuyProduct, options: Record<string, string>): BuyVariant
      }
    }
    readonly collection: {
      fetchAll(first?: number): Promise<BuyCollection[]>
      fetchAllWithProducts(sizes?: {
        first?: number
        productsFirst?: number
      }): Promise<BuyCollection[]>
      fetch(id: string): Promise<BuyCollection | null>
      fetchWithProducts(id: string, sizes?: { productsFirst?: number }): Promise<BuyCollection>
      fetchByHandle(handle: string): Promise<BuyCollection | null>
      fetchQuery(query: BuyQuery): Promise<BuyCollection[]>
    }
    readonly shop: { fetchInfo(): Promise<BuyShop>; fetchPolicies(): Promise<BuyShop> }
    readonly checkout: {
      fetch(id: string): Promise<BuyCheckout | null>
      create(input?: BuyCheckoutInput): Changed
      updateAttributes(
        id: string,
        input: { note?: string; customAttributes?: BuyAttribute[] },
      ): Changed
      updateEmail(id: string, email: string): Changed
      updateShippingAddress(id: string, address: Record<string, string>): Changed
      addLineItems(id: string, lines: BuyLineInput[]): Changed
      updateLineItems(id: string, lines: ({ id: string } & Partial<BuyLineInput>)[]): Changed
      removeLineItems(id: string, lineIds: string[]): Changed
      replaceLineItems(id: string, lines: BuyLineInput[]): Changed
      addDiscount(id: string, code: string): Changed
      removeDiscount(id: string, code?: string): Changed
      addGiftCards(id: string, codes: string[]): Changed
      removeGiftCard(id: string, appliedGiftCardId: string): Changed
    }
  }
  // biome-ignore lint/style/noDefaultExport: the package has no named export.
  export default Client
}
