/** What Google asks for in a type of structured data, under https://developers.google.com/search/docs/appearance/. */
export type TypeRules = {
  readonly page: string
  readonly required: readonly string[]
  /** One of these sets, where the page offers several. */
  readonly either?: readonly (readonly string[])[]
  readonly recommended: readonly string[]
}

/** The published fields by type, as of November 2026. */
export const publishedRules: Readonly<Record<string, TypeRules>> = {
  OnlineStore: {
    page: 'structured-data/organization',
    required: [],
    recommended: [
      ...['address', 'alternateName', 'contactPoint', 'description', 'duns', 'email'],
      ...['foundingDate', 'globalLocationNumber', 'hasMemberProgram', 'hasMerchantReturnPolicy'],
      ...['hasShippingService', 'iso6523Code', 'legalName', 'leiCode', 'logo', 'naics', 'name'],
      ...['numberOfEmployees', 'sameAs', 'taxID', 'telephone', 'url', 'vatID'],
    ],
  },
  PostalAddress: {
    page: 'structured-data/organization',
    required: [],
    recommended: [
      ...['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
    ],
  },
  ContactPoint: {
    page: 'structured-data/organization',
    required: [],
    recommended: ['email', 'telephone'],
  },
  MerchantReturnPolicy: {
    page: 'structured-data/return-policy',
    required: [],
    either: [
      ['applicableCountry', 'returnPolicyCategory', 'returnPolicyCountry', 'merchantReturnDays'],
      ['merchantReturnLink'],
    ],
    recommended: [
      ...['customerRemorseReturnFees', 'customerRemorseReturnLabelSource'],
      ...['customerRemorseReturnShippingFeesAmount', 'itemCondition', 'itemDefectReturnFees'],
      ...['itemDefectReturnLabelSource', 'itemDefectReturnShippingFeesAmount', 'refundType'],
      ...['restockingFee', 'returnFees', 'returnLabelSource', 'returnMethod'],
      ...['returnPolicySeasonalOverride', 'returnShippingFeesAmount'],
    ],
  },
  ShippingService: {
    page: 'structured-data/shipping-policy',
    required: ['shippingConditions'],
    recommended: ['name', 'description', 'fulfillmentType', 'handlingTime', 'validForMemberTier'],
  },
  ShippingConditions: {
    page: 'structured-data/shipping-policy',
    required: [],
    recommended: [
      ...['doesNotShip', 'numItems', 'orderValue', 'seasonalOverride', 'shippingDestination'],
      ...['shippingOrigin', 'shippingRate', 'transitTime', 'weight'],
    ],
  },
  /** For handling and for transit, in a store's delivery terms. */
  ServicePeriod: {
    page: 'structured-data/shipping-policy',
    required: ['duration'],
    recommended: ['businessDays', 'cutoffTime'],
  },
  WebSite: {
    page: 'site-names',
    required: ['name', 'url'],
    recommended: ['alternateName'],
  },
  BreadcrumbList: {
    page: 'structured-data/breadcrumb',
    required: ['itemListElement'],
    recommended: [],
  },
  ItemList: {
    page: 'structured-data/carousel',
    required: ['itemListElement'],
    recommended: [],
  },
  ListItem: {
    page: 'structured-data/breadcrumb',
    required: ['position'],
    // For a breadcrumb, and for a list whose items have pages of their own.
    either: [['name', 'item'], ['url']],
    recommended: [],
  },
  Product: {
    page: 'structured-data/merchant-listing',
    required: ['name', 'image', 'offers'],
    recommended: [
      ...[
        'aggregateRating',
        'audience',
        'brand',
        'color',
        'description',
        'gtin',
        'hasCertification',
      ],
      ...['inProductGroupWithID', 'isVariantOf', 'material', 'mpn', 'pattern', 'review', 'size'],
      ...['sku', 'subjectOf'],
    ],
  },
  ProductGroup: {
    page: 'structured-data/product-variants',
    required: ['name'],
    recommended: [
      ...['aggregateRating', 'brand', 'description', 'hasVariant', 'productGroupID', 'review'],
      ...['url', 'variesBy'],
    ],
  },
  PeopleAudience: {
    page: 'structured-data/merchant-listing',
    required: [],
    recommended: ['suggestedGender', 'suggestedMaxAge', 'suggestedMinAge'],
  },
  Brand: { page: 'structured-data/merchant-listing', required: ['name'], recommended: [] },
  Offer: {
    page: 'structured-data/merchant-listing',
    required: ['price', 'priceCurrency'],
    recommended: [
      ...['availability', 'hasMerchantReturnPolicy', 'itemCondition', 'priceSpecification'],
      ...['priceValidUntil', 'shippingDetails', 'url'],
    ],
  },
  OfferShippingDetails: {
    page: 'structured-data/merchant-listing',
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['deliveryTime', 'doesNotShip'],
  },
  DefinedRegion: {
    page: 'structured-data/merchant-listing',
    required: ['addressCountry'],
    recommended: ['addressRegion', 'postalCode'],
  },
  MonetaryAmount: {
    page: 'structured-data/merchant-listing',
    required: ['currency'],
    either: [['value'], ['maxValue'], ['minValue']],
    recommended: [],
  },
  ShippingDeliveryTime: {
    page: 'structured-data/merchant-listing',
    required: [],
    recommended: ['handlingTime', 'transitTime'],
  },
  QuantitativeValue: {
    page: 'structured-data/merchant-listing',
    required: ['minValue', 'maxValue', 'unitCode'],
    recommended: [],
  },
  FAQPage: { page: 'structured-data/faqpage', required: ['mainEntity'], recommended: [] },
  Question: {
    page: 'structured-data/faqpage',
    required: ['name', 'acceptedAnswer'],
    recommended: [],
  },
  Answer: { page: 'structured-data/faqpage', required: ['text'], recommended: [] },
  VideoObject: {
    page: 'structured-data/video',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: [
      ...['contentUrl', 'description', 'duration', 'embedUrl', 'expires', 'hasPart'],
      ...['interactionStatistic', 'ineligibleRegion', 'publication'],
    ],
  },
}

/** Types of schema.org without any rules. */
export const withoutRules: ReadonlySet<string> = new Set([
  ...['Country', 'Organization', 'PropertyValue'],
])
