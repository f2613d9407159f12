import type { BreadcrumbList, ListItem } from 'schema-dts'
import type { ShopContext } from '#app/shop/shop-context.ts'
import { crumbs } from '#content/frame.ts'

export type Crumb = {
  readonly name: string
  /** Path on the shop's origin. */
  readonly path: string
}

/** The breadcrumb from the home page to a page (schema.org BreadcrumbList). */
export function breadcrumbData(origin: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: crumbs.home, path: '/' }, ...trail].map(
      ({ name, path }, at): ListItem => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + path,
      }),
    ),
  }
}

/** Adds the breadcrumb of a page directly below the home page to the structured data. */
export function describeBreadcrumb({ describePage, settings }: ShopContext, crumb: Crumb): void {
  describePage(breadcrumbData(settings.publicOrigin, [crumb]))
}
