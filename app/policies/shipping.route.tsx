import { PageSeo } from '#app/shop/page-seo.tsx'
import { shippingSeo } from '#content/seo/shipping.ts'
import { shippingPolicy } from '#merchant/policies/shipping.ts'
import { PolicyPage } from './policy-page.tsx'

export default function ShippingRoute() {
  return (
    <>
      <PageSeo {...shippingSeo} />
      <PolicyPage policy={shippingPolicy} />
    </>
  )
}
