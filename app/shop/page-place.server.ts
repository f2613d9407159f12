import type { BreadcrumbList, ListItem } from 'schema-dts'
import { crumbs } from '#content/frame.ts'
import type { ShopContext } from './shop-context.ts'

export type Place = {
  readonly name: string
  /** Below the shop's origin. */
  readonly path: string
}

/** The way from the home page to a page, as its breadcrumb shows it (schema.org BreadcrumbList). */
export function placeData(origin: string, way: readonly Place[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: crumbs.home, path: '/' }, ...way].map(
      ({ name, path }, at): ListItem => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + path,
      }),
    ),
  }
}

/** Says of a page right below the home page where it is. */
export function describePlace({ describePage, settings }: ShopContext, place: Place): void {
  describePage(placeData(settings.publicOrigin, [place]))
}
