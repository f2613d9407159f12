import { PageSeo } from '#app/shell/page-seo.tsx'
import { sizeGuide } from '#content/policies/size-guide.ts'
import { sizeGuideSeo } from '#content/seo/size-guide.ts'
import { PolicyPage } from './policy-page.tsx'

export default function SizeGuideRoute() {
  return (
    <>
      <PageSeo {...sizeGuideSeo} />
      <PolicyPage policy={sizeGuide} />
    </>
  )
}
