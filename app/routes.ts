import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the shop (specification section 2). */
export default [
  index('home/home.route.tsx'),
  route('all-products', 'catalogue/all-products.route.tsx'),
  route('category/:category', 'catalogue/category.route.tsx'),
  route('product/:handle', 'product/product.route.tsx'),
  route('thank-you', 'checkout/thank-you.route.tsx'),
  route('password', 'checkout/thank-you.route.tsx', { id: 'password' }),
  route('api/checkout', 'checkout/create-checkout.route.ts'),
  route('api/coupon', 'checkout/check-coupon.route.ts'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig
