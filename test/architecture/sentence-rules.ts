import { type ESTree, Visitor } from 'vite'
import { isScript, isTest, lineAt, parseFile, type Rule, type SourceFile } from './source-file.ts'

/** Attributes that shoppers read or hear. (`current` is not among them: it names a section of the desk, too.) */
const spoken =
  /^(?:aria-label|aria-description|alt|title|\w*label|placeholder|text|hint|eyebrow|summary|description|lead|message|original|saving)$/i

/** Properties and variables for what shoppers read, though some hold codes: `reason: 'sold-out'`. */
const named = /(?:title|label|text|hint|description|lead|message|reason|problem)$/i

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** `Sold out`, but neither `sold-out` nor `GET`. */
const isLabel = (text: string) => /^\p{Lu}\p{Ll}/u.test(text)

/** `w-3`, `max-w-[28ch]`, `lg:hidden`; not `3-5` or `6-digit`. */
const isClassName = (word: string) => /^[a-z][\w-]*-[\d[]|\w:\w/.test(word)

/** `games`, `games.`; not the `and` inside a name such as `Jammu and Kashmir`. */
const isSmallWord = (word: string) => /^\p{Ll}{2,}\p{P}*$/u.test(word) && word !== 'and'

/** A template's words, with `…` for each value. */
const toText = ({ quasis }: ESTree.TemplateLiteral) =>
  quasis.map(({ value }) => value.raw).join('…')

/** Three words or more that begin with a capital letter or a value, at least one of them a small word. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length < 3 || words.some(isClassName)) return false
  return /^(?:…|\p{P}*\p{Lu})/u.test(words[0] ?? '') && words.some(isSmallWord)
}

/** `Sold out`: a capitalised word and a small one, for what functions return. Not `Sold-out` nor `Title Case`. */
const isShortSentence = (text: string) => /^\p{Lu}\p{Ll}+ \p{Ll}{2,}\p{P}*$/u.test(text)

/** The texts that an expression may evaluate to: literals, templates, and both sides of a conditional. */
function listTexts(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [toText(node)]
    case 'ConditionalExpression':
      return [...listTexts(node.consequent), ...listTexts(node.alternate)]
    case 'LogicalExpression':
      return listTexts(node.right)
    default:
      return []
  }
}

type Found = { readonly start: number; readonly text: string }
type Span = { readonly start: number; readonly end: number }

const isNamed = (node: ESTree.Node, name: RegExp) =>
  node.type === 'Identifier' && name.test(node.name)

/** Texts between tags and in the attributes that `spoken` matches. */
function findInMarkup(file: SourceFile): Found[] {
  const found: Found[] = []
  const keep = (start: number, text: string) => hasLetters(text) && found.push({ start, text })
  const readChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) {
      if (child.type === 'JSXText') keep(child.start, child.value)
      if (child.type !== 'JSXExpressionContainer') continue
      for (const text of listTexts(child.expression)) keep(child.start, text)
    }
  }
  new Visitor({
    JSXElement: readChildren,
    JSXFragment: readChildren,
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || value === null) return
      if (value.type === 'Literal') keep(start, String(value.value))
      if (value.type !== 'JSXExpressionContainer') return
      for (const text of listTexts(value.expression)) keep(start, text)
    },
  }).visit(parseFile(file).program)
  return found
}

/** Texts that look like sentences, and labels in properties and variables that `named` matches. */
function findInCode(file: SourceFile): Found[] {
  const found: Found[] = []
  const keep = (start: number, text: string) => isSentence(text) && found.push({ start, text })
  const readNamed = (name: ESTree.Node, value: ESTree.Node | null) => {
    if (!isNamed(name, named) || value === null) return
    // The value may be a pattern instead of an expression; `listTexts` returns nothing for patterns.
    for (const text of listTexts(value as ESTree.Expression)) {
      if (isLabel(text)) found.push({ start: value.start, text })
    }
  }
  const readGiven = (given: ESTree.Node | null) => {
    for (const text of given ? listTexts(given as ESTree.Expression) : []) {
      if (isShortSentence(text)) found.push({ start: given?.start ?? 0, text })
    }
  }
  new Visitor({
    ReturnStatement({ argument }) {
      readGiven(argument)
    },
    ArrowFunctionExpression({ body }) {
      readGiven(body)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') keep(start, value)
    },
    TemplateLiteral(node) {
      keep(node.start, toText(node))
    },
    Property({ key, value }) {
      readNamed(key, value)
    },
    VariableDeclarator({ id, init }) {
      readNamed(id, init)
    },
    AssignmentPattern({ left, right }) {
      readNamed(left, right)
    },
  }).visit(parseFile(file).program)
  return found
}

/** Spans to skip: errors, log lines and their actions are for operators, statements are for a database. */
function findAside(file: SourceFile): Span[] {
  const aside: Span[] = []
  new Visitor({
    ThrowStatement(node) {
      aside.push(node)
    },
    NewExpression(node) {
      if (isNamed(node.callee, /(?:Error|Fault)$/)) aside.push(node)
    },
    Property(node) {
      if (isNamed(node.key, /^action$/)) aside.push(node)
    },
    CallExpression(node) {
      const { callee } = node
      const isMember = callee.type === 'MemberExpression'
      const isLog = isMember && isNamed(callee.object, /^(?:console|log|database)$/)
      const name = isMember ? callee.property : callee
      if (isLog || isNamed(name, /^(?:log|report|warn|prepare)$/)) aside.push(node)
    },
  }).visit(parseFile(file).program)
  return aside
}

/** The showcase is not part of the shop, the schema is the store's, `main.ts` and `serve.ts` print for operators. */
const isForShoppers = (file: SourceFile) =>
  /^(?:app|commerce|server)\/(?!showcase\/|schema\/|(?:main|serve)\.ts$)/.test(file.path) &&
  isScript(file) &&
  !isTest(file)

function findSentences(file: SourceFile): string[] {
  if (!isForShoppers(file)) return []
  const aside = findAside(file)
  const inCode = findInCode(file).filter(
    ({ start }) => !aside.some((span) => span.start <= start && start < span.end),
  )
  const faults = [...findInMarkup(file), ...inCode].map(
    ({ start, text }) => `line ${lineAt(file.text, start)}: ${text.trim().replace(/\s+/g, ' ')}`,
  )
  return [...new Set(faults)]
}

function findMarkup(file: SourceFile): string[] {
  const isWords = /^(?:content|merchant)\//.test(file.path)
  return isWords && file.path.endsWith('.tsx') ? ['holds markup'] : []
}

/** Where sentences live (CONTRIBUTING, House style). */
export const sentenceRules: readonly Rule[] = [
  {
    title: 'sentences are written in content and merchant only',
    fix: 'put it into content/, or into merchant/ when the owner of a shop writes it; one with a value in it is a function there',
    findFaults: findSentences,
  },
  {
    title: 'content and merchant hold data, no markup',
    fix: 'keep the words there and the elements in app/',
    findFaults: findMarkup,
  },
]
