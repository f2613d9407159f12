import { written } from '#content/doctor/written.ts'
import type { PageLink } from '#merchant/navigation.ts'
import { isPagePath } from '#server/page-cache/page-paths.ts'
import { findShopPath } from '#server/provider-links/standard-paths.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'
import type { NamedLinks } from './merchant-pages.ts'

/** Paths of the store's own pages and blogs. */
const ofStore = /^\/(?:pages|blogs)\/[^/]/

/** Checks the links of menus and footer; another check looks up their collections. */
export function checkLinks({ merchant }: Pick<Examined, 'merchant'>): readonly Remark[] {
  return merchant.links.flatMap(({ field, links }) => [
    ...links.flatMap((link) => toSentence(field, link) ?? []).map(wrong),
    ...listTwice({ field, links }).map(wrong),
  ])
}

function toSentence(field: string, { label, to }: PageLink): string | null {
  if (label.trim() === '') return written.unnamedLink(field, to)
  return leadsToPage(to) ? null : written.deadLink(field, label, to)
}

function leadsToPage(to: string): boolean {
  if (!/^\/(?!\/)/.test(to) || !URL.canParse(to, 'http://shop')) return false
  const path = new URL(to, 'http://shop').pathname.toLowerCase()
  return isPagePath(path) || ofStore.test(path) || findShopPath(path) !== null
}

function listTwice({ field, links }: NamedLinks): readonly string[] {
  const byPath = Map.groupBy(links, ({ to }) => to)
  return [...byPath].flatMap(([to, same]) =>
    same.length > 1
      ? written.sameLink(
          field,
          same.map(({ label }) => label),
          to,
        )
      : [],
  )
}
