import type {
  CatalogueArticle,
  CatalogueBlog,
  CatalogueImage,
  CatalogueMetafield,
  CataloguePage,
} from '../../catalogue/catalogue-file.ts'
import type { CatalogueContent } from '../../store/catalogue.ts'
import type { ImageNode } from '../catalogue/image-node.ts'
import { toGlobalId } from '../global-id.ts'
import { plainText } from './plain-text.ts'

type SeoNode = { readonly title: string | null; readonly description: string | null }

/** What pages, blogs and articles have in common. */
type ContentNode = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly seo: SeoNode
  readonly onlineStoreUrl: string
  readonly trackingParameters: null
  readonly number: number
  readonly metafields: readonly CatalogueMetafield[]
}

export type PageNode = ContentNode & {
  readonly __typename: 'Page'
  readonly body: string
  readonly bodySummary: string
  readonly createdAt: string
  readonly updatedAt: string
}

export type BlogNode = ContentNode & {
  readonly __typename: 'Blog'
  readonly authors: readonly AuthorNode[]
  readonly articleNodes: readonly ArticleNode[]
}

export type AuthorNode = {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly bio: string | null
}

export type ArticleNode = ContentNode & {
  readonly __typename: 'Article'
  readonly contentHtml: string
  readonly plainContent: string
  readonly excerptHtml: string | null
  readonly plainExcerpt: string | null
  readonly author: AuthorNode
  readonly authorV2: AuthorNode
  readonly blog: BlogNode
  readonly image: ImageNode | null
  readonly tags: readonly string[]
  readonly publishedAt: string
  readonly updatedAt: string
}

/** The nodes of pages, blogs and articles, created once. */
export type ContentNodes = {
  readonly pages: readonly PageNode[]
  readonly blogs: readonly BlogNode[]
  /** The articles of all blogs, in catalogue order. */
  readonly articles: readonly ArticleNode[]
}

type ContentOptions = {
  /** URL of the shop, without a trailing slash; empty for relative URLs. */
  readonly siteUrl: string
  toImage(image: CatalogueImage): ImageNode
}

export function createContentNodes(
  { pages, blogs }: CatalogueContent,
  options: ContentOptions,
): ContentNodes {
  const blogNodes = blogs.map((blog) => toBlogNode(blog, options))
  return {
    pages: pages.map((page) => toPageNode(page, options)),
    blogs: blogNodes,
    articles: blogNodes.flatMap((blog) => blog.articleNodes),
  }
}

function toPageNode(page: CataloguePage, { siteUrl }: ContentOptions): PageNode {
  return {
    __typename: 'Page',
    ...toContentNode('Page', page, `${siteUrl}/pages/${page.handle}`),
    body: page.body,
    bodySummary: plainText(page.body),
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
  }
}

function toBlogNode(source: CatalogueBlog, options: ContentOptions): BlogNode {
  const articleNodes: ArticleNode[] = []
  const authors = new Map<string, AuthorNode>()
  const blog: BlogNode = {
    __typename: 'Blog',
    ...toContentNode('Blog', source, `${options.siteUrl}/blogs/${source.handle}`),
    get authors() {
      return [...authors.values()]
    },
    articleNodes,
  }
  for (const article of source.articles) {
    const node = toArticleNode(article, blog, options)
    articleNodes.push(node)
    authors.set(node.author.email, node.author)
  }
  return blog
}

function toArticleNode(
  source: CatalogueArticle,
  blog: BlogNode,
  { toImage }: ContentOptions,
): ArticleNode {
  const { firstName, lastName, email, bio } = source.author
  const author = { name: `${firstName} ${lastName}`.trim(), firstName, lastName, email, bio }
  return {
    __typename: 'Article',
    ...toContentNode('Article', source, `${blog.onlineStoreUrl}/${source.handle}`),
    contentHtml: source.contentHtml,
    plainContent: plainText(source.contentHtml),
    excerptHtml: source.excerptHtml,
    plainExcerpt: source.excerptHtml === null ? null : plainText(source.excerptHtml),
    author,
    authorV2: author,
    blog,
    image: source.image && toImage(source.image),
    tags: source.tags,
    publishedAt: source.publishedAt,
    updatedAt: source.updatedAt,
  }
}

type ContentSource = Pick<CataloguePage, 'handle' | 'title' | 'seo' | 'metafields' | 'id'>

function toContentNode(type: string, source: ContentSource, onlineStoreUrl: string): ContentNode {
  const { id, handle, title, seo, metafields } = source
  return {
    id: toGlobalId(type, id),
    handle,
    title,
    seo,
    onlineStoreUrl,
    trackingParameters: null,
    number: id,
    metafields,
  }
}
