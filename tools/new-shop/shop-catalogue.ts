import type { Answers } from './questions.ts'

/** A catalogue without products: the shop, its delivery rates and its discount codes. */
export function createCatalogue({ name, seller, tagline, email, delivery }: Answers) {
  const standard = { handle: 'standard', title: 'Standard delivery', price: `${delivery.fee}.00` }
  const free = {
    handle: 'free',
    title: 'Free delivery',
    price: '0.00',
    minimumSubtotal: `${delivery.freeFrom}.00`,
  }
  const combinesWith = { order: true, product: false, delivery: true }
  const percentage = { kind: { type: 'percentage', percent: 10 }, scope: 'product', combinesWith }
  return {
    shop: { name, legalName: seller, description: tagline, email, currencyCode: 'INR' },
    deliveryRates: delivery.freeFrom === null ? [standard] : [free, standard],
    discounts: [
      {
        code: 'WELCOME10',
        title: '10% off your first order',
        ...percentage,
        firstOrderOnly: true,
        oncePerCustomer: true,
      },
      { code: 'SAVE10', title: '10% off', ...percentage },
      {
        code: 'REFERRAL100',
        title: '₹100 off from a friend',
        scope: 'order',
        kind: { type: 'fixed', amount: '100.00', per: 'order' },
        combinesWith: { order: false, product: true, delivery: true },
      },
    ],
  }
}
