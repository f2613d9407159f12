import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { checkoutProblem } from '#content/checkout-problem.ts'
import { pathOnHost } from './path-on-host.ts'

/**
 * The response to a form that was sent without script and failed, by default a checkout's: the reason, and a link back.
 * @param referrer the form's page; only its path is used
 */
export function formProblemPage(
  status: number,
  message: string,
  referrer: string | null,
  title: string = checkoutProblem.title,
): Response {
  const html = toBareDocument({
    title,
    children: (
      <>
        <p role="alert">{message}</p>
        <a className={buttonClass({})} href={readPath(referrer)}>
          {checkoutProblem.back}
        </a>
      </>
    ),
  })
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The referrer's path, or that of all games. */
function readPath(referrer: string | null): string {
  const path = referrer && URL.canParse(referrer) ? pathOnHost(new URL(referrer)) : null
  return path ?? '/all-products'
}
