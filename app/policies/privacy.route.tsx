import { PageSeo } from '#app/shop/page-seo.tsx'
import { privacySeo } from '#content/seo/privacy.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import { PolicyPage } from './policy-page.tsx'

export default function PrivacyRoute() {
  return (
    <>
      <PageSeo {...privacySeo} />
      <PolicyPage policy={privacyPolicy} isLegal />
    </>
  )
}
