import { PageSeo } from '#app/shop/page-seo.tsx'
import { returnsSeo } from '#content/seo/returns.ts'
import { returnsPolicy } from '#merchant/policies/returns.ts'
import { PolicyPage } from './policy-page.tsx'

export default function ReturnsRoute() {
  return (
    <>
      <PageSeo {...returnsSeo} />
      <PolicyPage policy={returnsPolicy} isLegal />
    </>
  )
}
