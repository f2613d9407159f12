import {
  buildClientSchema,
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION, storefrontApiVersions } from '#commerce/schema/versions.ts'
import { openHttpsStore, type SentRequest } from './https-store.ts'
import { recordShopifyBuy } from './record-shopify-buy.ts'

type NamedDocument = { readonly name: string; readonly document: DocumentNode }

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../commerce/**/*.ts',
    './*-documents.ts',
    '../bench/graphql-bodies.ts',
    '!**/*.test.ts',
    '!**/vendor-schema.ts',
  ],
  { eager: true },
)

/** Every operation exported by a module of the client or of the tests. */
function readDocuments(folder = ''): NamedDocument[] {
  const files = Object.entries(modules).filter(([file]) => file.includes(folder))
  return files.flatMap(([file, module]) =>
    Object.values(module).flatMap((value) => {
      const text = toQueryText(value)
      return /^\s*(query|mutation)\b/.test(text) ? [toNamed(file.replace(/^.*\//, ''), text)] : []
    }),
  )
}

/** A document by itself, or in a request body. */
function toQueryText(value: unknown): string {
  if (typeof value === 'string') return value
  const isRequest = typeof value === 'object' && value !== null && 'query' in value
  return isRequest && typeof value.query === 'string' ? value.query : ''
}

/** Named after its module and its operation, or the first field of an unnamed one. */
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
/** The documents that `commerce` sends. */
const own = readDocuments('/commerce/')

test('documents are collected from the client, the tests and shopify-buy', () => {
  const sources = new Set(documents.map(({ name }) => name.replace(/ .*/, '')))
  expect([...sources]).toEqual(
    expect.arrayContaining([
      'products.ts',
      'carts.ts',
      'contract-documents.ts',
      'graphql-bodies.ts',
      'shopify-buy',
    ]),
  )
  expect(readDocuments().length).toBeGreaterThan(25)
})

test('shopify-buy sends its 28 requests, and more for further pages', () => {
  expect(requests.filter((request) => !isPage(request))).toHaveLength(28)
  expect(requests.filter(isPage).length).toBeGreaterThan(2)
  // Some are sent in several forms; unnamed ones are identified by their field.
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

  // spec 7.005, 7.032
  test.each(documents)('$name is valid', ({ document }) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })
})

test('the pinned schemas have the expected versions', () => {
  expect(storefrontApiVersions).toEqual(['2025-01', '2025-07', '2025-10', '2026-01', '2026-04'])
})

// spec 7.034
test('every call of specification section 7 has a document', () => {
  const fields = own.flatMap(({ document }) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((field) =>
            field.kind === Kind.FIELD ? [field.name.value] : [],
          )
        : [],
    ),
  )
  const called =
    'cart cartAttributesUpdate cartBuyerIdentityUpdate cartCreate cartDeliveryAddressesAdd cartDiscountCodesUpdate cartGiftCardCodesRemove cartGiftCardCodesUpdate cartLinesAdd cartLinesRemove cartLinesUpdate cartNoteUpdate collection collections nodes product productRecommendations products shop'
  // The store's own menu, and addresses of other shops (decision 49).
  const linked = ['blog', 'menu', 'page', 'urlRedirects']
  // The store's own texts, for the sitemap (decision 50).
  const listed = ['articles', 'blogs', 'pages']
  // Only `npm run doctor` asks for these.
  const examined = ['localization', 'publicApiVersions']
  expect([...new Set(fields)].toSorted()).toEqual(
    [...called.split(' '), ...linked, ...listed, ...examined].toSorted(),
  )
})

test('every query has the context India and English, and mutations name the buyer’s country', () => {
  const here = '@inContext(country: IN, language: EN)'
  const strangers = own.flatMap(({ name, document }) => {
    const operation = getOperationAST(document)
    const asked = operation?.directives?.map((directive) => print(directive)).join(' ')
    return asked === (operation?.operation === 'query' ? here : '') ? [] : [name]
  })
  expect(strangers).toEqual([])
})

test('every document has one operation with a unique name', () => {
  const names = own.flatMap(({ document }) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    ),
  )
  expect(names).toHaveLength(own.length)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

// spec 5.052
test('every connection asks for hasNextPage', () => {
  const typeInfo = new TypeInfo(buildClientSchema(readSchema(STOREFRONT_API_VERSION)))
  const silent: string[] = []
  for (const { name, document } of own) {
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field(field) {
          const type = String(typeInfo.getType()).replaceAll(/[[\]!]/g, '')
          if (type.endsWith('Connection') && !asksForMore(field)) silent.push(`${name}: ${type}`)
        },
      }),
    )
  }
  expect(silent).toEqual([])
})

function asksForMore(connection: FieldNode): boolean {
  return fieldsOf(connection).some(
    (field) =>
      field.name.value === 'pageInfo' &&
      fieldsOf(field).some((flag) => flag.name.value === 'hasNextPage'),
  )
}

function fieldsOf({ selectionSet }: FieldNode): FieldNode[] {
  return selectionSet?.selections.filter((selection) => selection.kind === Kind.FIELD) ?? []
}
