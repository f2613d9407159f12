import { useLocation } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { PolicyPage } from './policy-page.tsx'

/** Renders every page of `policyPages`. */
export default function PolicyRoute() {
  const { pathname } = useLocation()
  const policyFor = policyPages[pathname.replaceAll('/', '')]
  const claims = useClaims()
  if (!policyFor)
    throw new Error(`app/routes.ts leads ${pathname} here, and no policy has this address.`)
  return <PolicyPage policy={policyFor(claims)} />
}
