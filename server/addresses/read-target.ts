import type { Settings } from '../settings.ts'
import { withoutLanguage } from './language-prefix.ts'
import { readPlaceInShop } from './place-in-shop.ts'
import { findStandardPlace } from './standard-places.ts'

/** Origins that are this shop to a merchant: its own, and its store's. */
export function ownOriginsOf({ publicOrigin, store }: Settings): readonly string[] {
  return [publicOrigin, ...(store.kind === 'hosted' ? [store.origin] : [])]
}

/**
 * Where a link leads that the merchant wrote in the store: a path of this shop, standard addresses by their places, or
 * another site's address, which is the merchant's own word. Null for anything else.
 */
export function readTarget(target: string, ownOrigins: readonly string[]): string | null {
  const text = target.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && !ownOrigins.includes(url.origin))
    return /^https?:$/.test(url.protocol) ? url.href : null
  const place = readPlaceInShop(url ? url.pathname + url.search + url.hash : text)
  if (place === null) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(place) ?? []
  const plain = withoutLanguage(path) ?? path
  return (findStandardPlace(plain) ?? plain) + rest
}
