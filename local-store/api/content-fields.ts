import type { ArticleNode, AuthorNode, BlogNode, PageNode } from './content/content-nodes.ts'
import { type ContentArgs, pageOf } from './content/content-queries.ts'
import { metafieldResolvers } from './content/metafield-fields.ts'
import { truncate } from './content/plain-text.ts'
import { defineConnection, listById, type PageArgs, paginate } from './paging/connection.ts'
import { defineType, type TypeFields } from './resolver-table.ts'

type TruncateArgs = { readonly truncateAt?: number | null }

const shared = ['id', 'handle', 'title', 'seo', 'onlineStoreUrl'] as const

export const contentFields: readonly TypeFields[] = [
  defineType<PageNode>(
    'Page',
    [...shared, 'trackingParameters', 'body', 'bodySummary', 'createdAt', 'updatedAt'],
    metafieldResolvers(({ metafields }) => metafields),
  ),
  ...defineConnection('Page'),
  defineType<BlogNode>('Blog', [...shared, 'authors'], {
    articles: (blog, args: ContentArgs, context) => pageOf(blog.articleNodes, args, context),
    articleByHandle: (blog, { handle }: { handle: string }) =>
      blog.articleNodes.find((article) => article.handle === handle) ?? null,
    ...metafieldResolvers<BlogNode>(({ metafields }) => metafields),
  }),
  ...defineConnection('Blog'),
  defineType<ArticleNode>(
    'Article',
    [
      ...shared,
      'trackingParameters',
      'author',
      'authorV2',
      'blog',
      'contentHtml',
      'excerptHtml',
      'image',
      'publishedAt',
      'tags',
    ],
    {
      content: (article, { truncateAt }: TruncateArgs) =>
        truncate(article.plainContent, truncateAt),
      excerpt: ({ plainExcerpt }, { truncateAt }: TruncateArgs) =>
        plainExcerpt === null ? null : truncate(plainExcerpt, truncateAt),
      // Nobody can write comments in a local store.
      comments: (_article, args: PageArgs, context) => paginate(listById([]), args, context),
      ...metafieldResolvers<ArticleNode>(({ metafields }) => metafields),
    },
  ),
  ...defineConnection('Article'),
  ...defineConnection('Comment'),
  defineType<AuthorNode>('ArticleAuthor', ['name', 'firstName', 'lastName', 'email', 'bio']),
]
