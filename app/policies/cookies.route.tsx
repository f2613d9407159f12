import { PageSeo } from '#app/shop/page-seo.tsx'
import { cookiesSeo } from '#content/seo/cookies.ts'
import { cookiePolicy } from '#merchant/policies/cookies.ts'
import { PolicyPage } from './policy-page.tsx'

export default function CookiesRoute() {
  return (
    <>
      <PageSeo {...cookiesSeo} />
      <PolicyPage policy={cookiePolicy} />
    </>
  )
}
