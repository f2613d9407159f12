import { isRouteErrorResponse } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { termsOfService } from '#merchant/policies/terms.ts'
import type { Route } from './+types/terms.route'
import { loadStorePolicy } from './load-store-policy.server.ts'
import { PolicyFailure } from './policy-failure.tsx'
import { PolicyPage } from './policy-page.tsx'
import { toPolicyWords } from './store-policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'terms')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageSeo {...termsOfService.seo} />
      <PolicyPage policy={toPolicyWords(termsOfService, loaderData)} isLegal />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageSeo {...termsOfService.seo} />
      <PolicyFailure policy={termsOfService} error={error} />
    </>
  )
}
