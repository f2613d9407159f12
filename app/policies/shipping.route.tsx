import { PageSeo } from '#app/shell/page-seo.tsx'
import { shippingPolicy } from '#content/policies/shipping.ts'
import { shippingSeo } from '#content/seo/shipping.ts'
import { PolicyPage } from './policy-page.tsx'

export default function ShippingRoute() {
  return (
    <>
      <PageSeo {...shippingSeo} />
      <PolicyPage policy={shippingPolicy} />
    </>
  )
}
