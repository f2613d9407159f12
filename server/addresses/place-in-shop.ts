/** Never asked: only its origin is compared. */
const SHOP = 'http://shop.invalid'

/**
 * Path, query and fragment of a place in this shop that somebody else named, as a browser would read them. Null for
 * anything that a browser might take for another host or another scheme: `//evil.example`, `/\evil.example`,
 * `javascript:…`, and whatever holds control characters, which browsers drop while they read.
 */
export function readPlaceInShop(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return null
  if (!URL.canParse(text, SHOP)) return null
  const { origin, pathname, search, hash } = new URL(text, SHOP)
  // `/.//evil.example` is `//evil.example` once read.
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : null
}
