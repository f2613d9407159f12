import { type ESTree, Visitor } from 'vite'
import { isTest, lineAt, parseFile, type Rule, type SourceFile } from './source-file.ts'

/** Attributes that shoppers read or hear. */
const spoken =
  /^(?:aria-label|aria-description|alt|title|label|placeholder|text|hint|eyebrow|summary|description|lead|message)$/

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** The sentences an expression may give: literals, also those of a choice or inside a template. */
function listSentences(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...listSentences(node.consequent), ...listSentences(node.alternate)]
    case 'LogicalExpression':
      return listSentences(node.right)
    default:
      return []
  }
}

function findSentences(file: SourceFile): string[] {
  const isPage = /^app\/.*\.tsx$/.test(file.path) && !file.path.startsWith('app/showcase/')
  if (!isPage || isTest(file)) return []
  const faults: string[] = []
  const refuse = (start: number, text: string) => {
    if (!hasLetters(text)) return
    faults.push(`line ${lineAt(file.text, start)}: ${text.trim().replace(/\s+/g, ' ')}`)
  }
  const readChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) {
      if (child.type === 'JSXText') refuse(child.start, child.value)
      if (child.type !== 'JSXExpressionContainer') continue
      for (const text of listSentences(child.expression)) refuse(child.start, text)
    }
  }
  new Visitor({
    JSXElement: readChildren,
    JSXFragment: readChildren,
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || value === null) return
      if (value.type === 'Literal') refuse(start, String(value.value))
      if (value.type !== 'JSXExpressionContainer') return
      for (const text of listSentences(value.expression)) refuse(start, text)
    },
  }).visit(parseFile(file).program)
  return faults
}

function findMarkup(file: SourceFile): string[] {
  const isWords = /^(?:content|merchant)\//.test(file.path)
  return isWords && file.path.endsWith('.tsx') ? ['holds markup'] : []
}

/** Where sentences live (architecture, Layout). */
export const sentenceRules: readonly Rule[] = [
  {
    title: 'no sentence is written in markup',
    fix: 'put it into content/, or into merchant/ when the owner of a shop writes it; one with a value in it is a function there',
    findFaults: findSentences,
  },
  {
    title: 'content and merchant hold data, no markup',
    fix: 'keep the words there and the elements in app/',
    findFaults: findMarkup,
  },
]
