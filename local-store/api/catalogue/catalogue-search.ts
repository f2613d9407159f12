import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { ArticleNode, PageNode } from '../content/content-nodes.ts'
import { oncePer } from '../once-per.ts'
import { foldText } from '../paging/search-text.ts'
import type { CatalogueNodes, CollectionNode } from './catalogue-nodes.ts'
import type { ProductNode } from './product-node.ts'

/** Scores of the results; higher is more relevant. */
export type Scores<Item> = ReadonlyMap<Item, number>

export type WordSearch = {
  /** Names of `SearchableField`; all by default. */
  readonly fields?: readonly string[] | null
  /** Whether the last word may be a prefix. */
  readonly isLastPrefix: boolean
  /** Whether every word must match; otherwise one suffices. */
  readonly needsAll: boolean
  /** Whether a word that the catalogue lacks may match similar ones. */
  readonly isForgiving: boolean
}

type CatalogueSearch = {
  scoreProducts(words: string, how: WordSearch): Scores<ProductNode>
  scoreCollections(words: string, how: WordSearch): Scores<CollectionNode>
  scoreTexts(words: string, how: WordSearch): Scores<PageNode | ArticleNode>
  /** Search suggestions with results for the typed text, best first. */
  suggest(words: string): readonly string[]
}

/** The search index of a catalogue. */
export const catalogueSearchOf = oncePer(createCatalogueSearch)

const boosts: Readonly<Record<string, number>> = {
  TITLE: 6,
  VARIANTS_SKU: 4,
  VARIANTS_BARCODE: 4,
  TAG: 3,
  PRODUCT_TYPE: 3,
  VARIANTS_TITLE: 2,
  AUTHOR: 2,
  VENDOR: 2,
  BODY: 1,
}
const fields = Object.keys(boosts)

function createCatalogueSearch({
  products,
  collections,
  content,
}: CatalogueNodes): CatalogueSearch {
  const texts = [...content.pages, ...content.articles]
  const productIndex = createIndex(products, productText)
  const collectionIndex = createIndex(collections, collectionText)
  const textIndex = createIndex(texts, textText)
  return {
    scoreProducts: (words, how) => score(productIndex, products, words, how),
    scoreCollections: (words, how) => score(collectionIndex, collections, words, how),
    scoreTexts: (words, how) => score(textIndex, texts, words, how),
    suggest: (words) => {
      const typed = readWords(words)
      const options: SearchOptions = { fields: ['TITLE'], combineWith: 'AND', prefix: true }
      return productIndex
        .autoSuggest(typed.join(' '), { ...options, fuzzy: 0.2 })
        .map(({ suggestion }) => suggestion)
    },
  }
}

function collectionText({ title, plainDescription }: CollectionNode, field: string): string {
  if (field === 'TITLE') return title
  return field === 'BODY' ? plainDescription : ''
}

function textText(text: PageNode | ArticleNode, field: string): string {
  if (field === 'TITLE') return text.title
  if (text.__typename === 'Page') return field === 'BODY' ? text.bodySummary : ''
  switch (field) {
    case 'BODY':
      return text.plainContent
    case 'TAG':
      return text.tags.join(' ')
    case 'AUTHOR':
      return text.author.name
    default:
      return ''
  }
}

function productText({ source, plainDescription }: ProductNode, field: string): string {
  switch (field) {
    case 'TITLE':
      return source.title
    case 'TAG':
      return source.tags.join(' ')
    case 'PRODUCT_TYPE':
      return source.productType
    case 'VENDOR':
      return source.vendor
    case 'BODY':
      return plainDescription
    case 'VARIANTS_TITLE':
      return source.variants.map((variant) => variant.title).join(' ')
    case 'VARIANTS_SKU':
      return source.variants.map((variant) => variant.sku ?? '').join(' ')
    case 'VARIANTS_BARCODE':
      return source.variants.map((variant) => variant.barcode ?? '').join(' ')
    default:
      return ''
  }
}

type Entry<Item> = { readonly position: number; readonly item: Item }

function createIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item, field: string) => string,
): MiniSearch<Entry<Item>> {
  const index = new MiniSearch<Entry<Item>>({
    idField: 'position',
    fields,
    extractField: ({ position, item }, field) =>
      field === 'position' ? String(position) : textOf(item, field),
    tokenize: splitWords,
    processTerm: foldText,
    searchOptions: { boost: boosts, maxFuzzy: 2, weights: { prefix: 0.6, fuzzy: 0.3 } },
  })
  index.addAll(items.map((item, position) => ({ position, item })))
  return index
}

function score<Item>(
  index: MiniSearch<Entry<Item>>,
  items: readonly Item[],
  text: string,
  how: WordSearch,
): Scores<Item> {
  const words = readWords(text)
  const options: SearchOptions = {
    combineWith: how.needsAll ? 'AND' : 'OR',
    ...(how.fields ? { fields: how.fields.filter((field) => fields.includes(field)) } : {}),
  }
  const queries = words.map((word, position) => {
    const prefix = how.isLastPrefix && position === words.length - 1
    const isKnown = index.search(word, { ...options, prefix }).length > 0
    return isKnown || !how.isForgiving ? { queries: [word], prefix } : mistyped(word, prefix)
  })
  const results = index.search({ ...options, queries })
  return new Map(
    results.flatMap(({ id, score: value }) => {
      const item = items[Number(id)]
      return item === undefined ? [] : [[item, value]]
    }),
  )
}

/**
 * Possible corrections of a word: up to one letter in four replaced, missing or added, or two neighbours swapped.
 * Short words are not corrected.
 */
function mistyped(word: string, prefix: boolean): Query {
  if (word.length < 4) return { queries: [word], prefix }
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix, fuzzy: 0.25 },
      { queries: swapped, prefix, boostTerm: () => 0.5 },
    ],
  }
}

const MAX_WORDS = 12
const MAX_WORD_LENGTH = 40

function readWords(text: string): string[] {
  return splitWords(foldText(text))
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
