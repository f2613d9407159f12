import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { policyPages } from '#merchant/policies/policy-pages.ts'

/**
 * `/_ui` shows every primitive in every state. Only the development server has it; builds omit its
 * code.
 */
const forDevelopment =
  import.meta.env?.MODE === 'development' ? [route('_ui', 'showcase/showcase.route.tsx')] : []

/** Every URL of the shop (specification section 2). */
export default [
  index('home/home.route.tsx'),
  route('all-products', 'catalogue/all-products.route.tsx'),
  route('category/:category', 'catalogue/category.route.tsx'),
  route('search', 'search/search.route.tsx'),
  route('product/:handle', 'product/product.route.tsx'),
  route('wishlist', 'wishlist-page/wishlist.route.tsx'),
  route('about', 'about/about.route.tsx'),
  route('login', 'account/login.route.tsx'),
  route('signup', 'account/signup.route.tsx'),
  route('forgot-password', 'account/forgot-password.route.tsx'),
  route('contact', 'contact/contact.route.tsx'),
  route('returns', 'policies/returns.route.tsx'),
  route('faq', 'policies/faq.route.tsx'),
  route('privacy', 'policies/privacy.route.tsx'),
  route('terms', 'policies/terms.route.tsx'),
  ...Object.keys(policyPages).map((path) =>
    route(path, 'policies/policy.route.tsx', { id: `policies/${path}` }),
  ),
  route('checkout', 'checkout/checkout.route.tsx'),
  route('thank-you', 'checkout/thank-you.route.tsx'),
  route('password', 'checkout/thank-you.route.tsx', { id: 'password' }),
  route('offline', 'offline/offline.route.tsx'),
  route('manifest.webmanifest', 'frame/web-manifest.route.ts'),
  route('.well-known/security.txt', 'contact/security-text.route.ts'),
  route('api/evidence', 'product/product-evidence.route.ts'),
  route('api/checkout', 'checkout/create-checkout.route.ts'),
  route('api/coupon', 'checkout/check-coupon.route.ts'),
  route('api/quote', 'checkout/quote-order.route.ts'),
  route('api/message', 'contact/store-message.route.ts'),
  route('api/review', 'reviews/store-review.route.ts'),
  route('api/reviews', 'reviews/list-reviews.route.ts'),
  route('api/helpful', 'reviews/vote-helpful.route.ts'),
  route('review', 'reviews/review.route.ts'),
  ...['api/subscription', 'api/wish', 'subscription', 'unsubscribe', 'wish'].map((path) =>
    route(path, 'newsletter/newsletter.route.ts', { id: path }),
  ),
  ...forDevelopment,
  route('*', 'frame/not-found.route.tsx'),
] satisfies RouteConfig
