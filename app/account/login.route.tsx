import { PageSeo } from '#app/seo/page-seo.tsx'
import { loginSeo } from '#merchant/seo/login.ts'
import { LoginPage } from './login-page.tsx'

export default function LoginRoute() {
  return (
    <>
      <PageSeo {...loginSeo} />
      <LoginPage />
    </>
  )
}
