import { PageSeo } from '#app/shop/page-seo.tsx'
import { termsSeo } from '#content/seo/terms.ts'
import { termsOfService } from '#merchant/policies/terms.ts'
import { PolicyPage } from './policy-page.tsx'

export default function TermsRoute() {
  return (
    <>
      <PageSeo {...termsSeo} />
      <PolicyPage policy={termsOfService} isLegal />
    </>
  )
}
