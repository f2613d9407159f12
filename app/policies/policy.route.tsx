import { useLocation } from 'react-router'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { PolicyPage } from './policy-page.tsx'

/** Every page of `policyPages`. */
export default function PolicyRoute() {
  const { pathname } = useLocation()
  const policy = policyPages[pathname.replaceAll('/', '')]
  if (!policy)
    throw new Error(`app/routes.ts leads ${pathname} here, and no policy has this address.`)
  return (
    <>
      <PageSeo {...policy.seo} />
      <PolicyPage policy={policy} />
    </>
  )
}
