import { type ESTree, Visitor } from 'vite'
import { isScript, isTest, lineAt, parseFile, type Rule, type SourceFile } from './source-file.ts'

const FILE_LINES = 250
const FUNCTION_LINES = 50
const COMPONENT_LINES = 100

function findLongFile(file: SourceFile): string[] {
  if (!isScript(file)) return []
  // `// spec` tags do not count: they are no reason to split a file.
  const lines = file.text
    .trimEnd()
    .replace(/^ *\/\/ spec \d.*\n/gm, '')
    .split('\n').length
  return lines > FILE_LINES ? [`${lines} lines, at most ${FILE_LINES}`] : []
}

function findLongFunctions(file: SourceFile): string[] {
  if (!isScript(file) || isTest(file)) return []
  const faults: string[] = []
  const measure = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const first = lineAt(file.text, node.start)
    const lines = lineAt(file.text, node.end) - first + 1
    const name = node.type === 'ArrowFunctionExpression' ? null : (node.id?.name ?? null)
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name ?? '')
    const most = isComponent ? COMPONENT_LINES : FUNCTION_LINES
    if (lines > most) {
      faults.push(`line ${first}: ${name ?? 'a function'} has ${lines} lines, at most ${most}`)
    }
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseFile(file).program)
  return faults
}

/** Size limits (CONTRIBUTING, House style). */
export const sizeRules: readonly Rule[] = [
  {
    title: `no file is longer than ${FILE_LINES} lines`,
    fix: 'split it by reason to change',
    findFaults: findLongFile,
  },
  {
    title: `no function is longer than ${FUNCTION_LINES} lines, no component than ${COMPONENT_LINES}`,
    fix: 'split it by reason to change; a component is a function with a capital in a .tsx file',
    findFaults: findLongFunctions,
  },
]
