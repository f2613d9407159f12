import { PageSeo } from '#app/shop/page-seo.tsx'
import { sizeGuideSeo } from '#content/seo/size-guide.ts'
import { sizeGuide } from '#merchant/policies/size-guide.ts'
import { PolicyPage } from './policy-page.tsx'

export default function SizeGuideRoute() {
  return (
    <>
      <PageSeo {...sizeGuideSeo} />
      <PolicyPage policy={sizeGuide} />
    </>
  )
}
