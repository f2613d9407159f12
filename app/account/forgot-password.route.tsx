import { PageSeo } from '#app/seo/page-seo.tsx'
import { forgotPasswordSeo } from '#merchant/seo/forgot-password.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

export default function ForgotPasswordRoute() {
  return (
    <>
      <PageSeo {...forgotPasswordSeo} />
      <ForgotPasswordPage />
    </>
  )
}
