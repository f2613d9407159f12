import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'

/**
 * What a browser may fetch before it is asked for (speculation rules): the page behind a link, once a finger or a mouse
 * button is down on it. Never the hosted checkout's pages, and nothing is rendered ahead (decision 39).
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
 * Adds the rules to a page. They hold until the router answers links itself (page-ahead.tsx takes them out), and never on a
 * line that should carry nothing in advance.
 * @param nonce marks the added scripts as ours (document-policy.ts)
 */
export function addLinkRules(html: string, nonce: string): string {
  const scripts = `<script type="speculationrules" nonce="${nonce}">${rules}</script><script nonce="${nonce}">(${dropWhereUnwanted.toString()})(${mayFetchAhead.toString()})</script>`
  return html.replace('</head>', () => `${scripts}</head>`)
}

/** Runs in the page, right behind the rules. */
function dropWhereUnwanted(mayFetch: () => boolean): void {
  if (!mayFetch()) document.currentScript?.previousElementSibling?.remove()
}
