/** `/en`, `/en-in`: what the provider puts before the addresses of a market or a language. The shop speaks English. */
const ENGLISH = /^\/en(?:-[a-z]{2})?(?=\/|$)/i

/**
 * The path without the language in front, `/` at least; null where there is none, or another language than the shop's. What
 * is left begins with a single slash, so that it names no other host.
 * @param path as it stands in the URL
 */
export function withoutLanguage(path: string): string | null {
  if (!ENGLISH.test(path)) return null
  const rest = path.replace(ENGLISH, '').replace(/^\/+/, '/')
  return rest === '' ? '/' : rest
}
