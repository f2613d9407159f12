import { PageSeo } from '#app/seo/page-seo.tsx'
import { signupSeo } from '#merchant/seo/signup.ts'
import { SignupPage } from './signup-page.tsx'

export default function SignupRoute() {
  return (
    <>
      <PageSeo {...signupSeo} />
      <SignupPage />
    </>
  )
}
