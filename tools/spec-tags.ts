import { type ESTree, parseSync, Visitor } from 'vite'

/** A test with the statements of the specification that it proves. */
export type SpecTag = {
  readonly numbers: readonly string[]
  readonly title: string
  readonly line: number
}

type SpecTags = {
  readonly tags: readonly SpecTag[]
  /** Faults in the file's tags, each with its line. */
  readonly faults: readonly string[]
}

type TestCall = {
  readonly start: number
  readonly end: number
  readonly title: string
  readonly kind: 'test' | 'describe'
}

/** What may be a tag. Most files have none, and parsing one takes long. */
const anyTag = /\/[/*]\s*spec\s+\d/
const tagPattern = /^ spec ((?:\d\.\d{3})(?:, \d\.\d{3})*)$/

/**
 * Reads the tags of a test file: `// spec 2.041, 2.042` on the lines directly above a test. Other
 * comments may be in between; a tag above anything but a test is an error.
 */
export function readSpecTags(path: string, code: string): SpecTags {
  if (!anyTag.test(code)) return { tags: [], faults: [] }
  const { program, comments } = parseSync(path, code)
  const { calls, statements } = findTestCalls(program)
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length
  const tags = new Map<TestCall, string[]>()
  const faults: string[] = []

  for (const comment of comments) {
    if (!/^\s*spec\s+\d/.test(comment.value)) continue
    const numbers = tagPattern.exec(comment.value)?.[1]?.split(', ')
    const next = skipComments(code, comment.end, comments)
    const end = Math.max(...statements.filter(({ start }) => start === next).map(({ end }) => end))
    const call = calls.find(({ start }) => start >= next && start < end)
    if (!numbers) faults.push(`line ${lineOf(comment.start)}: write it as "// spec 2.041, 2.042"`)
    else if (call?.kind !== 'test')
      faults.push(`line ${lineOf(comment.start)}: no test follows the tag ${numbers.join(', ')}`)
    else tags.set(call, [...(tags.get(call) ?? []), ...numbers])
  }
  return {
    tags: [...tags].map(([{ start, title }, numbers]) => ({ numbers, title, line: lineOf(start) })),
    faults,
  }
}

type Span = { readonly start: number; readonly end: number }

function skipComments(code: string, from: number, comments: readonly Span[]): number {
  const next = from + (code.slice(from).match(/^\s*/)?.[0].length ?? 0)
  const comment = comments.find(({ start }) => start === next)
  return comment ? skipComments(code, comment.end, comments) : next
}

function findTestCalls(program: ESTree.Program) {
  const calls: TestCall[] = []
  const statements: Span[] = []
  const note = ({ start, end }: Span) => void statements.push({ start, end })
  new Visitor({
    ExpressionStatement: note,
    ForOfStatement: note,
    CallExpression({ callee, arguments: [title], start, end }) {
      const name = rootName(callee)
      if (!title || !/^(?:it|test|describe)$/.test(name ?? '')) return
      const text = readText(title)
      const kind = name === 'describe' || isDescribe(callee) ? 'describe' : 'test'
      if (text !== null) calls.push({ start, end, title: text, kind })
    },
  }).visit(program)
  return { calls: calls.toSorted((one, other) => one.start - other.start), statements }
}

/** The function at the start of a chain of calls: `it` of `it.each(rows)('…')`. */
function rootName(node: ESTree.Expression | ESTree.Super): string | null {
  if (node.type === 'CallExpression') return rootName(node.callee)
  if (node.type === 'MemberExpression') return rootName(node.object)
  if (node.type === 'TaggedTemplateExpression') return rootName(node.tag)
  return node.type === 'Identifier' ? node.name : null
}

/** Playwright's `test.describe`. */
function isDescribe(callee: ESTree.Expression | ESTree.Super): boolean {
  if (callee.type !== 'MemberExpression') return false
  return callee.property.type === 'Identifier' && callee.property.name === 'describe'
}

/** The title as in the code, with `…` for each interpolated value. */
function readText(node: ESTree.Argument): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
}
