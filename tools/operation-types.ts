import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
} from 'graphql'

const documentFolders = ['operations', 'legacy'].map((folder) =>
  join(import.meta.dirname, '../commerce', folder),
)

type Definition = OperationDefinitionNode | FragmentDefinitionNode

/** Every definition of every exported document, without duplicates. */
async function readDefinitions(): Promise<Definition[]> {
  const definitions = new Map<string, Definition>()
  for (const file of (await Promise.all(documentFolders.map(listModules))).flat()) {
    const module: Record<string, unknown> = await import(file)
    for (const text of Object.values(module)) {
      if (typeof text !== 'string' || !/^\s*(query|mutation|fragment)\s/.test(text)) continue
      for (const definition of parse(text, { noLocation: true }).definitions) {
        addDefinition(definitions, definition, file)
      }
    }
  }
  return [...definitions.values()]
}

async function listModules(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => join(folder, file))
}

function addDefinition(
  definitions: Map<string, Definition>,
  definition: DocumentNode['definitions'][number],
  file: string,
): void {
  if (
    definition.kind !== Kind.OPERATION_DEFINITION &&
    definition.kind !== Kind.FRAGMENT_DEFINITION
  ) {
    throw new Error(`${file} contains a definition that is neither an operation nor a fragment.`)
  }
  const name = definition.name?.value
  if (!name) throw new Error(`${file} contains an operation without a name.`)
  const existing = definitions.get(name)
  if (existing && print(existing) !== print(definition)) {
    throw new Error(`${file} defines ${name}, which another file defines differently.`)
  }
  definitions.set(name, definition)
}

/** Types of every document that commerce/operations and commerce/legacy export. */
export async function writeOperationTypes(schema: GraphQLSchema): Promise<string> {
  const definitions = await readDefinitions()
  const types = await codegen({
    filename: 'operations.generated.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: 'commerce', document: { kind: Kind.DOCUMENT, definitions } }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    config: {
      immutableTypes: true,
      skipTypename: true,
      disableDescriptions: true,
      arrayInputCoercion: false,
      defaultScalarType: 'string',
    },
  })
  const documents = [...types.matchAll(/^export type (\w+)(Query|Mutation) =/gm)].map(
    ([, name, kind]) => `  ${name}: StorefrontDocument<${name}${kind}, ${name}${kind}Variables>;\n`,
  )
  return `import type { StorefrontDocument } from '#commerce/client/storefront-client.ts';

${types}
/** The type of each document, by the name of its operation. */
export type Documents = {
${documents.join('')}};
`
}
