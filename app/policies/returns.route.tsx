import { PageSeo } from '#app/shell/page-seo.tsx'
import { returnsPolicy } from '#content/policies/returns.ts'
import { returnsSeo } from '#content/seo/returns.ts'
import { PolicyPage } from './policy-page.tsx'

export default function ReturnsRoute() {
  return (
    <>
      <PageSeo {...returnsSeo} />
      <PolicyPage policy={returnsPolicy} isLegal />
    </>
  )
}
