import { PageSeo } from '#app/shop/page-seo.tsx'
import { checkoutSeo } from '#merchant/seo/checkout.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** Address, payment and codes before the hosted checkout (specification section 2). */
export default function CheckoutRoute() {
  return (
    <>
      <PageSeo {...checkoutSeo} />
      <CheckoutPage />
    </>
  )
}
