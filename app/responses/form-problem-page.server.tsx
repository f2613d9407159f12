import { pathOnHost } from '#app/shop/path-on-host.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { requestProblems } from '#content/request-problems.ts'
import { toBareDocument } from './bare-document.server.tsx'
import { respondHtml } from './respond-html.server.ts'

/**
 * The response to a form that was sent without script and failed: the reason, and a link back.
 * @param referrer the form's page; only its path is used
 */
export function formProblemPage(
  status: number,
  message: string,
  referrer: string | null,
  title: string,
): Response {
  const html = toBareDocument({
    title,
    children: (
      <>
        <p role="alert">{message}</p>
        <a className={buttonClass({})} href={readPath(referrer)}>
          {requestProblems.back}
        </a>
      </>
    ),
  })
  return respondHtml(status, html)
}

/** The referrer's path, or that of all games. */
function readPath(referrer: string | null): string {
  const path = referrer && URL.canParse(referrer) ? pathOnHost(new URL(referrer)) : null
  return path ?? '/all-products'
}
