import { isRouteErrorResponse } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import type { Route } from './+types/privacy.route'
import { loadStorePolicy } from './load-store-policy.server.ts'
import { PolicyFailure } from './policy-failure.tsx'
import { PolicyPage } from './policy-page.tsx'
import { toPolicyWords } from './store-policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'privacy')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageSeo {...privacyPolicy.seo} />
      <PolicyPage policy={toPolicyWords(privacyPolicy, loaderData)} isLegal />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageSeo {...privacyPolicy.seo} />
      <PolicyFailure policy={privacyPolicy} error={error} />
    </>
  )
}
