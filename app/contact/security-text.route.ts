import { shopContext } from '#app/shop/shop-context.ts'
import { brand } from '#merchant/brand.ts'
import type { Route } from './+types/security-text.route'

const DAY_MS = 24 * 60 * 60 * 1000
/** Less than a year, as the standard recommends. */
const VALID_DAYS = 180

/** Where to report a vulnerability of the shop (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(shopContext).settings
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: expires,
    'Preferred-Languages': 'en, hi',
    Canonical: `${publicOrigin}/.well-known/security.txt`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  return new Response(lines.join(''), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
