import { PageSeo } from '#app/shell/page-seo.tsx'
import { cookiePolicy } from '#content/policies/cookies.ts'
import { cookiesSeo } from '#content/seo/cookies.ts'
import { PolicyPage } from './policy-page.tsx'

export default function CookiesRoute() {
  return (
    <>
      <PageSeo {...cookiesSeo} />
      <PolicyPage policy={cookiePolicy} />
    </>
  )
}
