import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { termsOfService } from '#merchant/policies/terms.ts'
import type { Route } from './+types/terms.route'
import { LegalFault, LegalPage } from './legal-page.tsx'
import { loadStorePolicy } from './load-store-policy.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'terms')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage policy={termsOfService} stored={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LegalFault policy={termsOfService} error={error} />
}
