import { PageSeo } from '#app/shell/page-seo.tsx'
import { forgotPasswordSeo } from '#content/seo/forgot-password.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

export default function ForgotPasswordRoute() {
  return (
    <>
      <PageSeo {...forgotPasswordSeo} />
      <ForgotPasswordPage />
    </>
  )
}
