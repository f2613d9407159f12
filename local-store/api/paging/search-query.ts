import { foldText } from './search-text.ts'

/**
 * The `query` argument of lists, in the provider's search syntax: words, "phrases", prefixes with `*`, `field:value`,
 * `field:>=value`, `field:*`, `-` and NOT, AND, OR and parentheses; a backslash escapes the next character. AND binds
 * tighter than OR. Invalid syntax is read as words.
 */
export type SearchExpression =
  | { readonly type: 'term'; readonly term: SearchTerm }
  | { readonly type: 'not'; readonly inner: SearchExpression }
  | { readonly type: 'and' | 'or'; readonly parts: readonly SearchExpression[] }

export type SearchTerm = {
  /** Lower case; null searches the default fields. */
  readonly field: string | null
  readonly comparison: '=' | '<' | '<=' | '>' | '>='
  /** Folded; see `foldText`. */
  readonly value: string
  /** Whether the value is a prefix. */
  readonly isPrefix: boolean
}

const tokenPattern = /\(|\)|-?(?:[\w.]+:(?:[<>]=?)?)?(?:"[^"]*"|'[^']*')|(?:\\.|[^\s()])+/gs

/** Far above real searches; every product is checked for each term. */
const MAX_TEXT_LENGTH = 4000
const MAX_TOKENS = 200

/** @returns null for an empty query. Only the beginning of a very long text is read. */
export function readSearchQuery(text: string): SearchExpression | null {
  const found = text.slice(0, MAX_TEXT_LENGTH).match(tokenPattern) ?? []
  const reader = { tokens: found.slice(0, MAX_TOKENS), position: 0 }
  const parts: SearchExpression[] = []
  while (reader.position < reader.tokens.length) {
    const part = readAlternatives(reader, 0)
    if (part !== null) parts.push(part)
    // A surplus closing parenthesis.
    else reader.position += 1
  }
  return join('and', parts)
}

/** Whether an item matches; `hasTerm` decides for a single term. */
export function fitsSearch(
  expression: SearchExpression,
  hasTerm: (term: SearchTerm) => boolean,
): boolean {
  switch (expression.type) {
    case 'term':
      return hasTerm(expression.term)
    case 'not':
      return !fitsSearch(expression.inner, hasTerm)
    case 'and':
      return expression.parts.every((part) => fitsSearch(part, hasTerm))
    case 'or':
      return expression.parts.some((part) => fitsSearch(part, hasTerm))
  }
}

type Reader = { readonly tokens: readonly string[]; position: number }

/** How deep parentheses may nest; deeper ones are ignored. */
const MAX_DEPTH = 20

function readAlternatives(reader: Reader, depth: number): SearchExpression | null {
  const parts: SearchExpression[] = []
  for (;;) {
    const part = readSequence(reader, depth)
    if (part !== null) parts.push(part)
    if (reader.tokens[reader.position] !== 'OR') return join('or', parts)
    reader.position += 1
  }
}

function readSequence(reader: Reader, depth: number): SearchExpression | null {
  const parts: SearchExpression[] = []
  for (;;) {
    const token = reader.tokens[reader.position]
    if (token === undefined || token === ')' || token === 'OR') return join('and', parts)
    const part = readOne(reader, token, depth)
    if (part !== null) parts.push(part)
  }
}

function readOne(reader: Reader, token: string, depth: number): SearchExpression | null {
  reader.position += 1
  const next = reader.tokens[reader.position]
  if (token === 'AND' || (token === 'NOT' && next === undefined)) return null
  if (
    (token === 'NOT' || (token === '-' && next === '(')) &&
    next !== undefined &&
    depth < MAX_DEPTH
  ) {
    const inner = readOne(reader, next, depth + 1)
    return inner === null ? null : { type: 'not', inner }
  }
  if (token === '(') {
    const inner = depth < MAX_DEPTH ? readAlternatives(reader, depth + 1) : null
    if (reader.tokens[reader.position] === ')') reader.position += 1
    return inner
  }
  return readTerm(token)
}

const termPattern = /^(-)?(?:([\w.]+):([<>]=?)?)?(?:"([^"]*)"|'([^']*)'|(.*))$/s
const escaped = /\\(.)/gs

function readTerm(token: string): SearchExpression | null {
  const [, minus, field, comparison, double, single, bare] = termPattern.exec(token) ?? []
  const text = foldText(double ?? single ?? bare ?? '').trim()
  const isPrefix = bare !== undefined && /(?<!\\)\*$/.test(text)
  // The provider has no leading wildcard, but people type one.
  const value = (bare === undefined ? text : text.replace(/^\*+/, '').replace(/(?<!\\)\*+$/, ''))
    .replaceAll(escaped, '$1')
    .trim()
  if (value === '' && (!isPrefix || field === undefined)) return null
  const term: SearchTerm = {
    field: field?.toLowerCase() ?? null,
    comparison: isComparison(comparison) ? comparison : '=',
    value,
    isPrefix,
  }
  const expression: SearchExpression = { type: 'term', term }
  return minus === undefined ? expression : { type: 'not', inner: expression }
}

function isComparison(text: string | undefined): text is '<' | '<=' | '>' | '>=' {
  return text !== undefined && /^[<>]=?$/.test(text)
}

function join(type: 'and' | 'or', parts: readonly SearchExpression[]): SearchExpression | null {
  const [only] = parts
  if (only === undefined) return null
  return parts.length === 1 ? only : { type, parts }
}

/** The words to search for, without excluded words and those of non-text fields. */
export function positiveWords(expression: SearchExpression): string {
  switch (expression.type) {
    case 'term':
      return wordFields.has(expression.term.field) ? expression.term.value : ''
    case 'not':
      return ''
    case 'and':
    case 'or':
      return expression.parts.map(positiveWords).join(' ')
  }
}

const wordFields: ReadonlySet<string | null> = new Set([null, 'title', 'product_type', 'tag'])
