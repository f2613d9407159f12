/** `/en`, `/en-in`: the provider's path prefix of a language or market. The shop is in English. */
const ENGLISH = /^\/en(?:-[a-z]{2})?(?=\/|$)/i

/**
 * The path without its English prefix, at least `/`; null without a prefix, or with another language. The rest starts
 * with a single slash, so that it names no other host.
 * @param path as in the URL
 */
export function withoutLanguage(path: string): string | null {
  if (!ENGLISH.test(path)) return null
  const rest = path.replace(ENGLISH, '').replace(/^\/+/, '/')
  return rest === '' ? '/' : rest
}
