import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import type { Route } from './+types/returns.route'
import { LegalFault, LegalPage } from './legal-page.tsx'
import { loadStorePolicy } from './load-store-policy.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'refund')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function ReturnsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage policy={returnsPolicyFor(useClaims())} stored={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LegalFault policy={returnsPolicyFor(useClaims())} error={error} />
}
