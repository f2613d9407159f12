import { PageSeo } from '#app/shell/page-seo.tsx'
import { termsOfService } from '#content/policies/terms.ts'
import { termsSeo } from '#content/seo/terms.ts'
import { PolicyPage } from './policy-page.tsx'

export default function TermsRoute() {
  return (
    <>
      <PageSeo {...termsSeo} />
      <PolicyPage policy={termsOfService} isLegal />
    </>
  )
}
