import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** A number from 0 to below 1; the same seed gives the same sequence (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Writer = {
  readonly schema: GraphQLSchema
  readonly random: () => number
  /** Ids and texts that exist in the store. */
  readonly words: readonly string[]
  /** How many more fields may be written. */
  left: number
}

const oddLiterals = [
  'null',
  '-1',
  '251',
  '1e9',
  '""',
  '"\\u0000"',
  '[]',
  '{}',
  'true',
  'NONE',
  '$none',
]

/** A document by the schema's grammar: mostly valid, sometimes with wrong values, types or parts. */
export function writeDocument(
  schema: GraphQLSchema,
  seed: number,
  words: readonly string[],
): string {
  const random = createRandom(seed)
  const writer: Writer = { schema, random, words, left: 4 + Math.floor(random() * 60) }
  const isMutation = random() < 0.35
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) return ''
  const fields = Object.values(root.getFields())
  const count = 1 + Math.floor(random() * (isMutation ? 2 : 4))
  const parts = Array.from({ length: count }, (_, at) =>
    writeField(writer, pick(random, fields), 0, at),
  )
  const fragment =
    random() < 0.1 ? ' fragment F on Cart { id lines(first: 2) { nodes { id } } }' : ''
  const spread = fragment && random() < 0.7 ? ' ...F' : ''
  return `${isMutation ? 'mutation' : 'query'} { ${parts.join(' ')}${spread} }${fragment}`
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

function writeField(
  writer: Writer,
  { name, args, type }: GraphQLField<unknown, unknown>,
  depth: number,
  at: number,
): string {
  const { random } = writer
  writer.left -= 1
  const alias = random() < 0.3 ? `a${at}: ` : ''
  const directive =
    random() < 0.03 ? ` @${pick(random, ['include', 'skip'])}(if: ${random() < 0.5})` : ''
  return `${alias}${name}${writeArguments(writer, args)}${directive}${writeSelection(writer, type, depth + 1)}`
}

function writeSelection(writer: Writer, output: GraphQLOutputType, depth: number): string {
  const { random, schema } = writer
  const type = getNamedType(output)
  if (isAbstractType(type) && random() < 0.5) {
    const inside = pick(random, schema.getPossibleTypes(type))
    return ` { __typename ... on ${inside.name}${writeSelection(writer, inside, depth)} }`
  }
  if (!isObjectType(type) && !isInterfaceType(type))
    return isAbstractType(type) ? ' { __typename }' : ''
  const fields = Object.values(type.getFields())
  const isDeep = depth > 5 || writer.left <= 0
  const simple = fields.filter(({ type: inner }) => writeSelectionName(inner) === '')
  const usable = isDeep ? simple : fields
  if (usable.length === 0) return ' { __typename }'
  const count = isDeep ? 1 : 1 + Math.floor(random() * 4)
  const parts = Array.from({ length: count }, (_, at) =>
    writeField(writer, pick(random, usable), depth, at),
  )
  return ` { ${parts.join(' ')} }`
}

const writeSelectionName = (output: GraphQLOutputType) => {
  const type = getNamedType(output)
  return isObjectType(type) || isAbstractType(type) ? type.name : ''
}

function writeArguments(writer: Writer, args: readonly GraphQLArgument[]): string {
  const { random } = writer
  const given = args.filter(({ type, name }) => {
    const isWanted = isNonNullType(type) || /^(?:first|handle|id|ids|query)$/.test(name)
    return isWanted ? random() < 0.97 : random() < 0.2
  })
  if (given.length === 0) return ''
  return `(${given.map(({ name, type }) => `${name}: ${writeValue(writer, type, 0)}`).join(', ')})`
}

function writeValue(writer: Writer, type: GraphQLInputType, depth: number): string {
  const { random, words } = writer
  if (random() < 0.04) return pick(random, oddLiterals)
  if (isNonNullType(type)) return writeValue(writer, type.ofType, depth)
  if (isListType(type)) {
    const count = Math.floor(random() * 3)
    const inner = () => writeValue(writer, type.ofType, depth + 1)
    return `[${Array.from({ length: count }, inner).join(', ')}]`
  }
  if (isEnumType(type)) return pick(random, type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      ({ type: inner }) => isNonNullType(inner) || (depth < 4 && random() < 0.35),
    )
    const values = fields.map(
      ({ name, type: inner }) => `${name}: ${writeValue(writer, inner, depth + 1)}`,
    )
    return `{ ${values.join(', ')} }`
  }
  if (type.name === 'Int') return String(pick(random, [1, 2, 5, 20, 250, 0, -1, 2_147_483_647]))
  if (type.name === 'Float') return String(pick(random, [0, 1.5, -2, 1e300]))
  if (type.name === 'Boolean') return String(random() < 0.5)
  return JSON.stringify(pick(random, words))
}
