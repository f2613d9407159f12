import { PageSeo } from '#app/shell/page-seo.tsx'
import { privacyPolicy } from '#content/policies/privacy.ts'
import { privacySeo } from '#content/seo/privacy.ts'
import { PolicyPage } from './policy-page.tsx'

export default function PrivacyRoute() {
  return (
    <>
      <PageSeo {...privacySeo} />
      <PolicyPage policy={privacyPolicy} isLegal />
    </>
  )
}
