import { pageStyles } from '#app/browser/page-styles.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { checkoutSeo } from '#merchant/seo/checkout.ts'
import stylesheet from './checkout.css?url'
import { CheckoutPage } from './checkout-page.tsx'

export const links = () => pageStyles(stylesheet)

/** Address, payment and codes before the hosted checkout (specification section 2). */
export default function CheckoutRoute() {
  return (
    <>
      <PageSeo {...checkoutSeo} />
      <CheckoutPage />
    </>
  )
}
