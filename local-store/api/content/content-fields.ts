import { emptyPage } from '../paging/connection.ts'
import type { Tables } from '../resolver-table.ts'
import type { ArticleNode, BlogNode } from './content-nodes.ts'
import { pageOf } from './content-queries.ts'
import { metafieldResolvers } from './metafield-fields.ts'
import { truncate } from './plain-text.ts'

export const contentFields: Tables<'Page' | 'Blog' | 'Article'> = {
  Page: metafieldResolvers(({ metafields }) => metafields),
  Blog: {
    articles: (blog, args, context) => pageOf(blog.articleNodes, args, context),
    articleByHandle: (blog, { handle }) =>
      blog.articleNodes.find((article) => article.handle === handle) ?? null,
    ...metafieldResolvers<BlogNode>(({ metafields }) => metafields),
  },
  Article: {
    content: (article, { truncateAt }) => truncate(article.plainContent, truncateAt),
    excerpt: ({ plainExcerpt }, { truncateAt }) =>
      plainExcerpt === null ? null : truncate(plainExcerpt, truncateAt),
    // The local store has no comments.
    comments: (_article, args, context) => emptyPage(args, context),
    ...metafieldResolvers<ArticleNode>(({ metafields }) => metafields),
  },
}
