import type { PolicyText } from './shop-policy.ts'

/** A page that the merchant writes in the store: a page, a blog, or an article. */
export type StorePage = {
  readonly title: string
  /** Without markup; empty for a blog. */
  readonly text: PolicyText
  /** For search engines; null where the merchant wrote none. */
  readonly seo: { readonly title: string | null; readonly description: string | null }
  /** Articles of a blog, newest first: title and path. */
  readonly articles: readonly { readonly title: string; readonly path: string }[]
}
