import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import { respondHtml } from '#app/responses/respond-html.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { busy } from '#content/frame.ts'

/** Placeholder for the URL of the request. */
const URL_PLACEHOLDER = '/asked'
let page: string | null = null

/** The 503 page for a page that was not rendered in time. Rendered once; only the retry link differs. */
export function busyResponse({ url }: Request): Response {
  page ??= toBareDocument({
    title: busy.title,
    children: (
      <>
        <p role="alert">{busy.text}</p>
        <a className={buttonClass({})} href={URL_PLACEHOLDER}>
          {busy.retry}
        </a>
      </>
    ),
  })
  const { pathname, search } = new URL(url)
  const escapedPath = `${pathname}${search}`.replaceAll('&', '&amp;')
  const html = page.replace(URL_PLACEHOLDER, () => escapedPath)
  return respondHtml(503, html, { 'Retry-After': '2' })
}
