import { z } from 'zod'
import { metafieldsSchema, unknownCreation } from './catalogue-metafield.ts'
import { imageSchema, seoSchema } from './catalogue-product.ts'
import {
  catalogueIdFor,
  filledText,
  handleText,
  numericId,
  timestampText,
  webAddress,
} from './catalogue-values.ts'

const menuItemSchema = z.strictObject({
  id: numericId.optional(),
  title: filledText,
  type: z.enum([
    'ARTICLE',
    'BLOG',
    'CATALOG',
    'COLLECTION',
    'COLLECTIONS',
    'CUSTOMER_ACCOUNT_PAGE',
    'FRONTPAGE',
    'HTTP',
    'PAGE',
    'PRODUCT',
    'SEARCH',
    'SHOP_POLICY',
  ]),
  target: z
    .union(
      [
        handleText,
        z.string().regex(/^[a-z0-9_-]+\/[a-z0-9_-]+$/, 'must be the handles of blog and article'),
        webAddress,
      ],
      'must be a handle or an address',
    )
    .nullable()
    .default(null)
    .describe(
      'A handle for BLOG, COLLECTION, PAGE, PRODUCT and SHOP_POLICY, "blog/article" for ARTICLE, an address for HTTP',
    ),
  tags: z.array(filledText).default([]),
  get items() {
    return z.array(menuItemSchema).default([])
  },
})

export const menuSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    items: z.array(menuItemSchema).default([]),
  })
  .transform((menu) => ({ ...menu, id: menu.id ?? catalogueIdFor('Menu', menu.handle) }))

export const pageSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    body: z.string().default(''),
    seo: seoSchema.prefault({}),
    metafields: metafieldsSchema,
    createdAt: timestampText.default(unknownCreation),
    updatedAt: timestampText.optional(),
  })
  .transform((page) => ({
    ...page,
    id: page.id ?? catalogueIdFor('Page', page.handle),
    updatedAt: page.updatedAt ?? page.createdAt,
  }))

const authorSchema = z.strictObject({
  firstName: filledText,
  lastName: z.string().default(''),
  email: z.email(),
  bio: filledText.nullable().default(null),
})

const articleSchema = z.strictObject({
  id: numericId.optional(),
  handle: handleText,
  title: filledText,
  contentHtml: z.string().default(''),
  excerptHtml: z.string().nullable().default(null),
  author: authorSchema,
  image: imageSchema.nullable().default(null),
  tags: z.array(filledText).default([]),
  seo: seoSchema.prefault({}),
  metafields: metafieldsSchema,
  publishedAt: timestampText.default(unknownCreation),
  updatedAt: timestampText.optional(),
})

/** A blog with its articles in file order, newest last. */
export const blogSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    seo: seoSchema.prefault({}),
    metafields: metafieldsSchema,
    articles: z.array(articleSchema).default([]),
  })
  .transform((blog) => ({
    ...blog,
    id: blog.id ?? catalogueIdFor('Blog', blog.handle),
    articles: blog.articles.map((article) => ({
      ...article,
      id: article.id ?? catalogueIdFor('Article', blog.handle, article.handle),
      image: article.image && {
        ...article.image,
        id: article.image.id ?? catalogueIdFor('Image', 'article', blog.handle, article.handle),
      },
      updatedAt: article.updatedAt ?? article.publishedAt,
    })),
  }))

const sitePath = z.string().regex(/^\/\S*$/, 'must be a path such as "/old-page"')

export const urlRedirectSchema = z
  .strictObject({ id: numericId.optional(), path: sitePath, target: webAddress })
  .transform((redirect) => ({
    ...redirect,
    id: redirect.id ?? catalogueIdFor('UrlRedirect', redirect.path),
  }))
