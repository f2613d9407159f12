import { isRouteErrorResponse } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import type { Route } from './+types/returns.route'
import { loadStorePolicy } from './load-store-policy.server.ts'
import { PolicyFailure } from './policy-failure.tsx'
import { PolicyPage } from './policy-page.tsx'
import { toPolicyWords } from './store-policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'refund')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  const returnsPolicy = returnsPolicyFor(useClaims())
  return (
    <>
      <PageSeo {...returnsPolicy.seo} />
      <PolicyPage policy={toPolicyWords(returnsPolicy, loaderData)} isLegal />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const returnsPolicy = returnsPolicyFor(useClaims())
  if (!isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageSeo {...returnsPolicy.seo} />
      <PolicyFailure policy={returnsPolicy} error={error} />
    </>
  )
}
