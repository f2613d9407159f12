import type { AddressNode } from './cart/address-node.ts'
import type { CartCost, GiftCardNode } from './cart/cart-cost.ts'
import type { SelectableAddressNode } from './cart/cart-fields.ts'
import type {
  MetafieldDeletePayload,
  MetafieldsSetError,
  MetafieldsSetPayload,
} from './cart/cart-metafields.ts'
import type { AttributeNode, CartLineNode, CartNode } from './cart/cart-node.ts'
import type { CartPayload, CartUserError, CartWarning } from './cart/cart-payload.ts'
import type { DeliveryGroupNode, DeliveryOptionNode } from './cart/delivery-group-node.ts'
import type {
  ApplicationNode,
  AutomaticAllocationNode,
  CodeAllocationNode,
  PercentageNode,
} from './cart/discount-node.ts'
import type { CollectionNode } from './catalogue/catalogue-nodes.ts'
import type { ImageNode } from './catalogue/image-node.ts'
import type { FilterNode, FilterValueNode } from './catalogue/list-filters.ts'
import type {
  MediaImageNode,
  MediaNode,
  VideoNode,
  VideoSourceNode,
} from './catalogue/media-node.ts'
import type { OptionNode, OptionValueNode } from './catalogue/option-node.ts'
import type { PredictiveResult, SuggestionNode } from './catalogue/predictive-search-fields.ts'
import type { ProductNode, VariantNode } from './catalogue/product-node.ts'
import type { SearchItem } from './catalogue/search-fields.ts'
import type { ApiVersion, StringConnection } from './catalogue/word-list-fields.ts'
import type { ArticleNode, AuthorNode, BlogNode, PageNode } from './content/content-nodes.ts'
import type {
  CountryNode,
  CurrencyNode,
  LanguageNode,
  LocalizationNode,
  MarketNode,
} from './content/localization-fields.ts'
import type { MenuItemNode, MenuNode } from './content/menu-fields.ts'
import type { MetafieldNode, ReferenceTarget } from './content/metafield-fields.ts'
import type { RedirectNode } from './content/redirect-fields.ts'
import type {
  BrandColors,
  BrandNode,
  DomainNode,
  PaymentSettings,
  PolicyNode,
  ShopNode,
} from './content/shop-fields.ts'
import type {
  SitemapImage,
  SitemapItem,
  SitemapNode,
  SitemapPage,
} from './content/sitemap-fields.ts'
import type { MoneyNode } from './money-node.ts'
import type { FulfillmentLineNode } from './order/order-fields.ts'
import type { FulfillmentNode, OrderLineNode, OrderNode } from './order/order-node.ts'
import type { Connection, PageInfo } from './paging/connection.ts'

type CatalogueObjects = {
  Collection: CollectionNode
  Filter: FilterNode
  FilterValue: FilterValueNode
  Image: ImageNode
  MediaImage: MediaImageNode
  PredictiveSearchResult: PredictiveResult
  Product: ProductNode
  ProductOption: OptionNode
  ProductOptionValue: OptionValueNode
  ProductPriceRange: ProductNode['priceRange']
  ProductVariant: VariantNode
  QuantityRule: VariantNode['quantityRule']
  SearchQuerySuggestion: SuggestionNode
  SelectedOption: VariantNode['selectedOptions'][number]
  StringConnection: StringConnection
  StringEdge: StringConnection['edges'][number]
  Video: VideoNode
  VideoSource: VideoSourceNode
}

type CartObjects = {
  AppliedGiftCard: GiftCardNode
  Attribute: AttributeNode
  Cart: CartNode
  CartAutomaticDiscountAllocation: AutomaticAllocationNode
  CartBuyerIdentity: CartNode
  CartCodeDiscountAllocation: CodeAllocationNode
  CartCost: CartCost
  CartDelivery: CartNode
  CartDeliveryAddress: AddressNode<'CartDeliveryAddress'>
  CartDeliveryGroup: DeliveryGroupNode
  CartDeliveryOption: DeliveryOptionNode
  CartDiscountApplication: ApplicationNode
  CartDiscountCode: CartNode['discountCodes'][number]
  CartEstimatedCost: CartCost
  CartLine: CartLineNode
  CartLineCost: CartLineNode['cost']
  CartLineEstimatedCost: CartLineNode['cost'] & {
    readonly amount: MoneyNode
    readonly compareAtAmount: MoneyNode | null
  }
  CartLineInstructions: CartLineNode['instructions']
  CartMetafieldDeletePayload: MetafieldDeletePayload
  CartMetafieldsSetPayload: MetafieldsSetPayload
  CartSelectableAddress: SelectableAddressNode
  CartUserError: CartUserError
  CartWarning: CartWarning
  MailingAddress: AddressNode<'MailingAddress'>
  MetafieldDeleteUserError: CartUserError
  MetafieldsSetUserError: MetafieldsSetError
  PricingPercentageValue: PercentageNode
}

type ContentObjects = {
  Article: ArticleNode
  ArticleAuthor: AuthorNode
  Blog: BlogNode
  Brand: BrandNode
  BrandColors: BrandColors
  Country: CountryNode
  Currency: CurrencyNode
  Domain: DomainNode
  Language: LanguageNode
  Localization: LocalizationNode
  Market: MarketNode
  Menu: MenuNode
  MenuItem: MenuItemNode
  Metafield: MetafieldNode
  Page: PageNode
  PaginatedSitemapResources: SitemapPage
  PaymentSettings: PaymentSettings
  SEO: ProductNode['seo']
  Shop: ShopNode
  ShopPolicy: PolicyNode
  ShopPolicyWithDefault: PolicyNode
  Sitemap: SitemapNode
  SitemapImage: SitemapImage
  SitemapResource: SitemapItem
  UrlRedirect: RedirectNode
}

type SharedObjects = {
  ApiVersion: ApiVersion
  Count: { readonly count: number; readonly precision: 'EXACT' }
  MoneyV2: MoneyNode
  Mutation: unknown
  PageInfo: PageInfo
  QueryRoot: unknown
}

type OrderObjects = {
  Fulfillment: FulfillmentNode
  FulfillmentLineItem: FulfillmentLineNode
  FulfillmentTrackingInfo: FulfillmentNode['tracking'][number]
  Order: OrderNode
  OrderLineItem: OrderLineNode
}

/** The payload of every cart mutation. */
type CartPayloads = {
  [Change in
    | 'AttributesUpdate'
    | 'BuyerIdentityUpdate'
    | 'Clone'
    | 'Create'
    | 'DeliveryAddressesAdd'
    | 'DeliveryAddressesRemove'
    | 'DeliveryAddressesReplace'
    | 'DeliveryAddressesUpdate'
    | 'DiscountCodesUpdate'
    | 'GiftCardCodesAdd'
    | 'GiftCardCodesRemove'
    | 'GiftCardCodesUpdate'
    | 'LinesAdd'
    | 'LinesRemove'
    | 'LinesUpdate'
    | 'NoteUpdate'
    | 'RemovePersonalData'
    | 'SelectedDeliveryOptionsUpdate' as `Cart${Change}Payload`]: CartPayload
}

/** The types that connections list; `never` where the list is always empty. */
type Listed = {
  Article: ArticleNode
  BaseCartLine: CartLineNode
  Blog: BlogNode
  CartDeliveryGroup: DeliveryGroupNode
  Collection: CollectionNode
  Comment: never
  FulfillmentLineItem: FulfillmentLineNode
  Image: ImageNode
  Location: never
  Media: MediaNode
  MetafieldReference: ReferenceTarget
  Metaobject: never
  OrderLineItem: OrderLineNode
  Page: PageNode
  Product: ProductNode
  ProductVariant: VariantNode
  ProductVariantComponent: never
  QuantityPriceBreak: never
  SearchResultItem: SearchItem
  SellingPlanAllocation: never
  SellingPlanGroup: never
  StoreAvailability: never
  UrlRedirect: RedirectNode
}

type Lists = { [Item in keyof Listed as `${Item}Connection`]: Connection<Listed[Item]> } & {
  [Item in keyof Listed as `${Item}Edge`]: Connection<Listed[Item]>['edges'][number]
}

/** The object behind each type of the schema. A missing type is never returned. */
export type Nodes = CatalogueObjects &
  CartObjects &
  CartPayloads &
  ContentObjects &
  OrderObjects &
  Lists &
  SharedObjects

/** The object for a field of an object type. */
export type Node<Name> = Name extends keyof Nodes ? Nodes[Name] : never

/** The objects for a field of an interface or union type; each has a `__typename`. */
export type OneOf<Name> = Name extends keyof Nodes
  ? Nodes[Name] & { readonly __typename: Name }
  : never
