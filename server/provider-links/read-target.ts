import type { Settings } from '../settings.ts'
import { readShopPath } from './read-shop-path.ts'
import { findShopPath } from './standard-paths.ts'
import { withoutLanguage } from './without-language.ts'

/** Origins that a merchant uses for this shop: the shop's and the store's. */
export function ownOriginsOf({ publicOrigin, store }: Settings): readonly string[] {
  return [publicOrigin, ...(store.kind === 'hosted' ? [store.origin] : [])]
}

/**
 * The target of a link that the merchant wrote in the store: a path in this shop, with standard paths translated, or
 * the URL of another site, which the merchant may choose. Null for anything else.
 */
export function readTarget(target: string, ownOrigins: readonly string[]): string | null {
  const text = target.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && !ownOrigins.includes(url.origin))
    return /^https?:$/.test(url.protocol) ? url.href : null
  const shopPath = readShopPath(url ? url.pathname + url.search + url.hash : text)
  if (shopPath === null) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(shopPath) ?? []
  const plain = withoutLanguage(path) ?? path
  return (findShopPath(plain) ?? plain) + rest
}
