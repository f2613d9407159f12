import type { StoreApp } from '../request-source.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { noticePage } from './page-frame.ts'
import { pageHeaders } from './page-headers.ts'

/** Removes tokens from a path for the log: anyone with the token of a checkout or an order can see what is in it. */
const withoutTokens = (path: string) => path.replace(/\/(checkouts|orders|c)\/[^/]+/, '/$1/…')

/** Handles unknown paths and internal errors, with a page for each. */
export function addFallbackPages(
  app: StoreApp,
  site: CheckoutSite,
  log: (message: string, fault: unknown) => void,
): void {
  const headers = pageHeaders([], [])
  app.notFound((context) =>
    context.html(
      noticePage(site, { title: 'Page not found', text: 'There is no page at this address.' }),
      404,
      headers,
    ),
  )
  app.onError((fault, context) => {
    log(`${context.req.method} ${withoutTokens(context.req.path)} failed`, fault)
    const { requestId } = context.env
    const reference = requestId ? ` If you write to the shop about this, mention ${requestId}.` : ''
    return context.html(
      noticePage(site, {
        title: 'Something went wrong here',
        text: `Nothing was ordered and nothing was charged. Please try again in a moment.${reference}`,
      }),
      500,
      headers,
    )
  })
}
