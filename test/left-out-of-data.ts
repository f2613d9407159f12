const unknownToStore = 'the store does not know it'
const another = 'another field says it'
const noMember = 'there is no membership'
const inWords = 'the policy says it in words, and a store may show words of its own'

/** Fields of search-engine-rules.ts that the demonstration omits, and why: nothing is invented (decision 50). */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OnlineStore: {
    alternateName: 'it has one name',
    duns: unknownToStore,
    foundingDate: unknownToStore,
    globalLocationNumber: unknownToStore,
    hasMemberProgram: noMember,
    iso6523Code: another,
    leiCode: unknownToStore,
    naics: unknownToStore,
    numberOfEmployees: unknownToStore,
    taxID: 'that of the demonstration is a placeholder',
    vatID: another,
  },
  MerchantReturnPolicy: {
    customerRemorseReturnFees: inWords,
    customerRemorseReturnLabelSource: inWords,
    customerRemorseReturnShippingFeesAmount: inWords,
    itemCondition: inWords,
    itemDefectReturnFees: inWords,
    itemDefectReturnLabelSource: inWords,
    itemDefectReturnShippingFeesAmount: inWords,
    refundType: inWords,
    restockingFee: inWords,
    returnFees: inWords,
    returnLabelSource: inWords,
    returnMethod: inWords,
    returnPolicySeasonalOverride: inWords,
    returnShippingFeesAmount: inWords,
  },
  PeopleAudience: {
    suggestedGender: 'games are for everybody',
    suggestedMaxAge: 'nobody is too old for them',
  },
  ServicePeriod: {
    businessDays: 'the answer says how many days, not which',
    cutoffTime: 'the answer has none',
  },
  ShippingService: {
    name: unknownToStore,
    description: unknownToStore,
    fulfillmentType: 'delivery is the default',
    handlingTime: 'the merchant has not answered it',
    validForMemberTier: noMember,
  },
  ShippingConditions: {
    doesNotShip: 'it ships',
    numItems: 'it does not depend on it',
    orderValue: 'it does not depend on it',
    seasonalOverride: unknownToStore,
    shippingOrigin: unknownToStore,
    transitTime: 'the merchant has not answered it',
    weight: 'it does not depend on it',
  },
  WebSite: { alternateName: 'it has one name' },
  Product: {
    aggregateRating: 'reviews are kept in browsers, or simulated',
    review: 'reviews are kept in browsers, or simulated',
    gtin: 'the demonstration has numbers of its own',
    hasCertification: unknownToStore,
    inProductGroupWithID: 'it stands within its group',
    isVariantOf: 'it stands within its group',
    mpn: unknownToStore,
    subjectOf: 'there are no models in three dimensions',
    color: 'games do not come in colours',
    material: unknownToStore,
    pattern: unknownToStore,
  },
  ProductGroup: {
    aggregateRating: 'reviews are kept in browsers, or simulated',
    review: 'reviews are kept in browsers, or simulated',
  },
  Offer: {
    priceSpecification: 'the price is plain: nobody shows that a higher one was asked before',
    priceValidUntil: 'the price has no end',
  },
  OfferShippingDetails: {
    deliveryTime: 'the merchant has not answered it',
    doesNotShip: 'it ships',
  },
  DefinedRegion: { addressRegion: 'all of India', postalCode: 'all of India' },
  VideoObject: {
    embedUrl: 'contentUrl is enough',
    expires: 'it does not expire',
    hasPart: 'it is seconds long',
    interactionStatistic: 'nobody counts',
    ineligibleRegion: 'it may be seen anywhere',
    publication: 'it was never live',
  },
}
