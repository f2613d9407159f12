import { checkoutSeo } from '#merchant/seo/checkout.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** Address, payment and codes before the hosted checkout (specification section 2). */
export default function CheckoutRoute() {
  return (
    <>
      <title>{checkoutSeo.title}</title>
      <meta name="description" content={checkoutSeo.description} />
      <meta name="keywords" content={checkoutSeo.keywords.join(', ')} />
      <meta name="robots" content="noindex" />
      <CheckoutPage />
    </>
  )
}
