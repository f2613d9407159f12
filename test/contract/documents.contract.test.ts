import {
  buildClientSchema,
  type DocumentNode,
  getOperationAST,
  Kind,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { storefrontApiVersions } from '#commerce/schema/versions.ts'
import { openHttpsStore, type SentRequest } from './https-store.ts'
import { recordShopifyBuy } from './record-shopify-buy.ts'

type NamedDocument = { readonly name: string; readonly document: DocumentNode }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../commerce/**/*.ts',
    './*-documents.ts',
    '../bench/questions.ts',
    '!**/*.test.ts',
    '!**/vendor-schema.ts',
  ],
  { eager: true },
)

/** Every operation that a module of the client or of the tests exports. */
function readDocuments(): NamedDocument[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module).flatMap((value) => {
      const text = toQueryText(value)
      return /^\s*(query|mutation)\b/.test(text) ? [toNamed(file.replace(/^.*\//, ''), text)] : []
    }),
  )
}

/** A document by itself, or in a request as it is posted. */
function toQueryText(value: unknown): string {
  if (typeof value === 'string') return value
  const isRequest = typeof value === 'object' && value !== null && 'query' in value
  return isRequest && typeof value.query === 'string' ? value.query : ''
}

/** Named after where it comes from and after its operation, or the first field of one without a name. */
function toNamed(source: string, text: string): NamedDocument {
  const document = parse(text)
  const operation = getOperationAST(document)
  const [field] = operation?.selectionSet.selections ?? []
  const fieldName = field?.kind === Kind.FIELD ? field.name.value : ''
  return { name: `${source} ${operation?.name?.value ?? fieldName}`, document }
}

async function recordRequests(): Promise<SentRequest[]> {
  const store = await openHttpsStore()
  try {
    return await recordShopifyBuy(store)
  } finally {
    await store.close()
  }
}

const isPage = ({ body }: SentRequest) => /after: "/.test(body.query)
const requests = await recordRequests()
const recorded = new Map(
  requests.map(({ body }) => [body.query, toNamed('shopify-buy', body.query)]),
)
const documents = [...readDocuments(), ...recorded.values()]

test('documents of the client, of the tests and of shopify-buy are found', () => {
  const sources = new Set(documents.map(({ name }) => name.replace(/ .*/, '')))
  expect([...sources]).toEqual(
    expect.arrayContaining([
      'products.ts',
      'carts.ts',
      'contract-documents.ts',
      'questions.ts',
      'shopify-buy',
    ]),
  )
  expect(readDocuments().length).toBeGreaterThan(25)
})

test('shopify-buy sends its 28 requests, and more for the pages that follow', () => {
  expect(requests.filter((request) => !isPage(request))).toHaveLength(28)
  expect(requests.filter(isPage).length).toBeGreaterThan(2)
  // Some are asked in several ways; some have a name, the others are known by their field.
  const names = new Set([...recorded.values()].map(({ name }) => name.replace('shopify-buy ', '')))
  expect([...names].sort()).toEqual([
    'Cart',
    'CartAttributesUpdate',
    'CartBuyerIdentityUpdate',
    'CartCreate',
    'CartDiscountCodesUpdate',
    'CartGiftCardCodesRemove',
    'CartGiftCardCodesUpdate',
    'CartLinesAdd',
    'CartLinesRemove',
    'CartLinesUpdate',
    'CartNoteUpdate',
    'collectionByHandle',
    'collections',
    'node',
    'nodes',
    'productByHandle',
    'productRecommendations',
    'products',
    'shop',
  ])
})

describe.each(storefrontApiVersions)('by the schema of %s', (version) => {
  const schema = buildClientSchema(readSchema(version))

  test.each(documents)('$name is valid', ({ document }) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })
})

test('the schemas are those of the versions that the issue names', () => {
  expect(storefrontApiVersions).toEqual(['2025-01', '2025-07', '2025-10', '2026-01', '2026-04'])
})
