import {
  buildClientSchema,
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION, storefrontApiVersions } from '#commerce/schema/versions.ts'

type NamedDocument = { readonly name: string; readonly document: DocumentNode }

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})

/** Every operation that a module of this folder exports; fragments alone are part of them. */
function readDocuments(): NamedDocument[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, text]) =>
      typeof text === 'string' && /^\s*(query|mutation)\s/.test(text)
        ? [{ name: `${file} ${name}`, document: parse(text) }]
        : [],
    ),
  )
}

const documents = readDocuments()
const schemas = storefrontApiVersions.map((version) => ({
  version,
  schema: buildClientSchema(readSchema(version)),
}))

describe.each(schemas)('against the schema of $version', ({ schema }) => {
  test.each(documents)('$name is valid', ({ document }) => {
    expect(validate(schema, document).map((error) => error.message)).toEqual([])
  })
})

test('there is a document for every call of specification section 7', () => {
  const fields = documents.flatMap(({ document }) =>
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
  expect([...new Set(fields)].toSorted().join(' ')).toBe(called)
})

test('every document holds one operation with a name of its own', () => {
  const names = documents.flatMap(({ document }) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    ),
  )
  expect(names).toHaveLength(documents.length)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

test('every connection asks whether there is more', () => {
  const typeInfo = new TypeInfo(buildClientSchema(readSchema(STOREFRONT_API_VERSION)))
  const silent: string[] = []
  for (const { name, document } of documents) {
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
