import { data, isRouteErrorResponse } from 'react-router'
import { loadStorePage } from '#app/policies/load-store-page.server.ts'
import { StoreTextPage } from '#app/policies/store-text-page.tsx'
import { describeBreadcrumb } from '#app/seo/breadcrumb-data.server.ts'
import { loadFromShop } from '#app/shop/load-from-shop.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import type { Route } from './+types/not-found.route'
import { NotFoundPage } from './not-found-page.tsx'

/** Handles every URL that no other route matches: one of the store's own text pages, or a 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await loadStorePage(context, `/${params['*']}`)
  if (page === null) throw data(null, { status: 404, statusText: 'Not Found' })
  describeBreadcrumb(context.get(shopContext), {
    name: page.title,
    path: new URL(request.url).pathname,
  })
  return page
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadFromShop(args)
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <StoreTextPage page={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Other errors go to the root's error boundary.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <NotFoundPage />
}
