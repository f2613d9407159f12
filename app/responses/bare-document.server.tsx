import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import stylesheet from '#app/styles/app.css?url'
import faces from '#app/styles/faces.css?url'
import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'

export type BareDocumentProps = {
  title: string
  children: ReactNode
  /** Runs in the head, before the first paint; allowed by its `nonce`. */
  script?: { readonly code: string; readonly nonce: string } | null
}

/**
 * HTML of a page with the shop's wordmark, but without its navigation and script. It is shown between two other pages,
 * or says what went wrong.
 */
export function toBareDocument(props: BareDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<BareDocument {...props} />)}`
}

function BareDocument({ title, children, script }: BareDocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {script && (
          <script
            nonce={script.nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, its values are JSON
            dangerouslySetInnerHTML={{ __html: script.code }}
          />
        )}
        <link rel="stylesheet" href={faces} />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="navigation text-center">
          <a className="logo" href="/" aria-label={frame.home(brand.name)}>
            {brand.wordmark}
          </a>
          <div className="awning navigation-awning" aria-hidden="true" />
        </header>
        <main className="mx-auto grid w-full max-w-lg content-start justify-items-start gap-5 px-gutter py-section">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}
