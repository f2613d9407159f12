import { renderToStaticMarkup } from 'react-dom/server'
import stylesheet from '#app/styles/app.css?url'
import { buttonClass } from '#app/ui/button.tsx'
import { checkoutProblem } from '#content/checkout-problem.ts'
import { pathOnHost } from './path-on-host.ts'

/**
 * The page for a form without script whose checkout failed: the reason, and a link back.
 * @param referrer the form's page; only its path is used
 */
export function formProblemPage(
  status: number,
  message: string,
  referrer: string | null,
): Response {
  const html = renderToStaticMarkup(<ProblemPage message={message} back={readPath(referrer)} />)
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function ProblemPage({ message, back }: { message: string; back: string }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{checkoutProblem.title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="mx-auto grid max-w-lg justify-items-start gap-6 px-gutter py-section">
          <h1 className="text-3xl">{checkoutProblem.title}</h1>
          <p role="alert">{message}</p>
          <a className={buttonClass({})} href={back}>
            {checkoutProblem.back}
          </a>
        </main>
      </body>
    </html>
  )
}

/** The referrer's path, or that of all games. */
function readPath(referrer: string | null): string {
  const path = referrer && URL.canParse(referrer) ? pathOnHost(new URL(referrer)) : null
  return path ?? '/all-products'
}
