import { type ESTree, Visitor } from 'vite'
import { isScript, isTest, lineAt, parseFile, type Rule, type SourceFile } from './source-file.ts'

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/** Calls of React's effects in a file. */
export function findEffects(file: SourceFile): ESTree.CallExpression[] {
  if (!isScript(file) || isTest(file)) return []
  const effects: ESTree.CallExpression[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && EFFECTS.has(node.callee.name)) effects.push(node)
    },
  }).visit(parseFile(file).program)
  return effects
}

/** Effects run after the page is drawn: few, and only for what changed (CONTRIBUTING, House style). */
export const effectRules: readonly Rule[] = [
  {
    title: 'every effect lists what it depends on',
    fix: 'add the list, with `useEffectEvent` for what must not start it again, or use the ref of an element',
    findFaults: (file) =>
      findEffects(file).flatMap(({ arguments: [, list], start }) =>
        list?.type === 'ArrayExpression' ? [] : [`line ${lineAt(file.text, start)}`],
      ),
  },
]
