import { PageSeo } from '#app/shell/page-seo.tsx'
import { loginSeo } from '#content/seo/login.ts'
import { LoginPage } from './login-page.tsx'

export default function LoginRoute() {
  return (
    <>
      <PageSeo {...loginSeo} />
      <LoginPage />
    </>
  )
}
