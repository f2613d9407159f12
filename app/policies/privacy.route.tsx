import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import type { Route } from './+types/privacy.route'
import { LegalFault, LegalPage } from './legal-page.tsx'
import { loadStorePolicy } from './load-store-policy.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadStorePolicy(context, 'privacy')
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage policy={privacyPolicy} stored={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LegalFault policy={privacyPolicy} error={error} />
}
