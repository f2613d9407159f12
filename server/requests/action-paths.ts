/**
 * The paths with an action in `app/routes.ts`, each with its limit per address (`shop-limits.ts`). Only they accept
 * POST, and their responses are never shared.
 */
export const actionPaths = {
  '/api/checkout': 'checkouts',
  '/api/coupon': 'codes',
  '/api/helpful': 'reviews',
  '/api/message': 'messages',
  '/api/quote': 'quotes',
  '/api/review': 'reviews',
  '/api/subscription': 'subscriptions',
  '/api/wish': 'subscriptions',
  '/subscription': 'subscriptions',
  '/unsubscribe': 'subscriptions',
  '/wish': 'subscriptions',
} as const

export const isActionPath = (path: string) => Object.hasOwn(actionPaths, path)
