import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'

/**
 * Speculation rules: the browser may prefetch the page behind a link once a finger or mouse button is down on it. Never
 * the hosted checkout's pages, and nothing is prerendered (decision 39).
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/local-store/*' } }],
      },
      eagerness: 'conservative',
    },
  ],
})

/**
 * Adds the rules to a page. They apply until the router handles links (link-prefetch.tsx removes them), and never on a
 * connection that should not prefetch.
 * @param nonce marks the added scripts as ours (document-policy.ts)
 */
export function addLinkRules(html: string, nonce: string): string {
  const script = `(${dropWhereUnwanted})(${mayFetchAhead})`
  const scripts = `<script type="speculationrules" nonce="${nonce}">${rules}</script><script nonce="${nonce}">${script}</script>`
  return html.replace('</head>', () => `${scripts}</head>`)
}

/** Runs in the page, right after the rules. */
function dropWhereUnwanted(mayFetch: () => boolean): void {
  'in page'
  if (!mayFetch()) document.currentScript?.previousElementSibling?.remove()
}
