import { createHash, randomBytes } from 'node:crypto'

/** Other origins that a page may connect to. */
export type AllowedOrigins = {
  /** The Storefront API, which the browser calls directly. */
  readonly connect: readonly string[]
  readonly images: readonly string[]
  /** For videos. */
  readonly media: readonly string[]
  /** Where a form may redirect without JavaScript: the hosted checkout's known origins. */
  readonly forms: () => readonly string[]
  /** Whether the shop is served over https. */
  readonly secure: boolean
}

/** The source expression that allows an inline script or style sheet. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Marks the shop's inline scripts while a page renders; nobody can guess it. */
export function createNonce(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Turns nonces into hashes: a nonce must differ for each visitor, while hashes let everyone share
 * one cached page. A script without the nonce, such as one injected through the catalogue, gets no
 * hash and does not run. The scripts lose their indentation, which no browser needs.
 */
export function sealInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const sealed = html.replace(marked, (_, before: string, after: string, source: string) => {
    const code = source.replaceAll(/\n\s+/g, '\n')
    if (code) hashes.add(sourceHash(code))
    return `<script${before}${after}>${code}</script>`
  })
  return { html: sealed.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}

/** What a page's policy depends on. */
export type InlineHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** From `formTargets`. */
  readonly forms: readonly string[]
}

/** Forms that start a checkout, as written in `app/cart`. */
const CHECKOUT_FORM = /<form[^>]* action="\/api\/checkout"/

/** Other origins that the forms of a page may redirect to. */
export function formTargets(html: string, { forms }: AllowedOrigins): readonly string[] {
  return CHECKOUT_FORM.test(html) ? forms() : []
}

/** The page's Content-Security-Policy: without `unsafe-inline` and `unsafe-eval`, for style attributes too. */
export function contentSecurityPolicy(
  { scripts, styles, forms }: InlineHashes,
  origins: AllowedOrigins,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...origins.images].join(' '),
    "font-src 'self'",
    ["media-src 'self'", ...origins.media].join(' '),
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins.connect].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(origins.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
