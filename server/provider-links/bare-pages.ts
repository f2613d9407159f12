import { themeScript } from '#app/frame/theme.ts'
import { respondHtml } from '#app/responses/respond-html.server.ts'
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  formTargets,
  sealInlineScripts,
} from '../document/document-policy.ts'
import type { InlineStyles } from '../document/inline-styles.ts'

/**
 * Sends the HTML of a page without the frame, for one visitor, in the theme that they chose, with a policy that fits
 * its scripts.
 */
export type SendBarePage = (html: string, status: number, nonce: string) => Response

export function createBarePages(origins: AllowedOrigins, inlineStyles: InlineStyles): SendBarePage {
  return (html, status, nonce) => {
    const theme = `<script nonce="${nonce}">${themeScript()}</script>`
    const styled = inlineStyles(
      html.replace('<head>', () => `<head>${theme}`),
      nonce,
    )
    const sealed = sealInlineScripts(styled.html, nonce)
    const forms = formTargets(sealed.html, origins)
    const sources = { scripts: sealed.hashes, styles: styled.hashes, forms }
    const policy = contentSecurityPolicy(sources, origins)
    return respondHtml(status, sealed.html, { 'Content-Security-Policy': policy })
  }
}
