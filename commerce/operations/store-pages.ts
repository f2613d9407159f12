import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StorePage } from '#commerce/model/store-page.ts'
import type { Documents, StorePageQuery } from '#commerce/schema/operations.generated.ts'
import { checkNodeObjects, checkNullable, checkText } from './check-shape.ts'
import { readPolicyText } from './policy-text.ts'

export const storePage: Documents['StorePage'] = /* GraphQL */ `
query StorePage($handle: String!) @inContext(country: IN, language: EN) {
  page(handle: $handle) { title body seo { title description } }
}`

export const storeBlog: Documents['StoreBlog'] = /* GraphQL */ `
query StoreBlog($handle: String!) @inContext(country: IN, language: EN) {
  blog(handle: $handle) {
    title
    seo { title description }
    articles(first: 100, sortKey: PUBLISHED_AT, reverse: true) {
      nodes { handle title }
      pageInfo { hasNextPage }
    }
  }
}`

export const storeArticle: Documents['StoreArticle'] = /* GraphQL */ `
query StoreArticle($blog: String!, $handle: String!) @inContext(country: IN, language: EN) {
  blog(handle: $blog) {
    articleByHandle(handle: $handle) { title contentHtml seo { title description } }
  }
}`

/** A page of the store; null for an unknown handle. @throws StorefrontFault; so do the functions below */
export async function findStorePage(
  client: StorefrontClient,
  handle: string,
): Promise<StorePage | null> {
  const data = await client.query(storePage, { handle })
  const page = checkNullable(data.page, 'page')
  return page && toStorePage(page, checkText(page.body, 'page.body'))
}

/** A blog of the store with its newest articles, 100 at most. */
export async function findStoreBlog(
  client: StorefrontClient,
  handle: string,
): Promise<StorePage | null> {
  const data = await client.query(storeBlog, { handle })
  const blog = checkNullable(data.blog, 'blog')
  if (blog === null) return null
  const articles = checkNodeObjects(blog.articles, 'blog.articles').map((article) => ({
    title: checkText(article.title, 'article.title'),
    path: `/blogs/${handle}/${checkText(article.handle, 'article.handle')}`,
  }))
  return { ...toStorePage(blog, ''), articles }
}

/** An article of a blog of the store. */
export async function findStoreArticle(
  client: StorefrontClient,
  names: { readonly blog: string; readonly handle: string },
): Promise<StorePage | null> {
  const data = await client.query(storeArticle, names)
  const article = checkNullable(data.blog, 'blog')?.articleByHandle ?? null
  return article && toStorePage(article, checkText(article.contentHtml, 'article.contentHtml'))
}

type Named = Pick<NonNullable<StorePageQuery['page']>, 'title' | 'seo'>

function toStorePage({ title, seo }: Named, html: string): StorePage {
  return {
    title: checkText(title, 'title'),
    text: readPolicyText(html),
    seo: { title: seo?.title || null, description: seo?.description || null },
    articles: [],
  }
}
