/** Never requested: only its origin is compared. */
const SHOP = 'http://shop.invalid'

/**
 * Path, query and fragment of an untrusted link to this shop, as a browser would read them. Null for anything that a
 * browser might read as another host or scheme: `//evil.example`, `/\evil.example`, `javascript:…`, and text with
 * control characters, which browsers drop.
 */
export function readShopPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return null
  if (!URL.canParse(text, SHOP)) return null
  const { origin, pathname, search, hash } = new URL(text, SHOP)
  // `/.//evil.example` becomes `//evil.example` when parsed.
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : null
}
