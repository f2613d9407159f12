import { PageSeo } from '#app/shell/page-seo.tsx'
import { signupSeo } from '#content/seo/signup.ts'
import { SignupPage } from './signup-page.tsx'

export default function SignupRoute() {
  return (
    <>
      <PageSeo {...signupSeo} />
      <SignupPage />
    </>
  )
}
