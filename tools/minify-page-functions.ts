import { minifySync, type Plugin, parseSync, Visitor } from 'vite'

/** The first statement of a function whose text the server writes into pages. */
const MARK = 'in page'
const compress = { target: 'es2022' as const }

const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const

type Func = {
  readonly type: (typeof kinds)[number]
  readonly start: number
  readonly end: number
  readonly body: unknown
}

/**
 * Minifies the functions of the server's build that run in the page, like the browser's scripts: their text is part of
 * every document. Outside of them the code stays readable, for the stacks in the log.
 */
export function minifyPageFunctions(): Plugin {
  return {
    name: 'minify-page-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The last hook: after `renderChunk` Vite writes the code again.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = minifyMarked(file.code)
    },
  }
}

/** From the last to the first, so that the positions before stay right. */
function minifyMarked(code: string): string {
  return findMarked(code).reduceRight((text, { type, start, end }) => {
    const short = minify(code.slice(start, end), type === 'FunctionDeclaration')
    return text.slice(0, start) + short + text.slice(end)
  }, code)
}

/** @throws when the text is no script */
function minify(text: string, isDeclared: boolean): string {
  const name = isDeclared ? '' : 'page='
  const script = name + text.replace(/(["'])in page\1;?/, '')
  const { code, errors } = minifySync('page.js', script, { compress, module: false })
  const [error] = errors
  if (error) throw new Error(`A function that runs in the page: ${error.message}`)
  return code.slice(name.length).replace(/;\s*$/, '')
}

function findMarked(code: string): readonly Func[] {
  const found: Func[] = []
  const note = (node: Func) => void (isMarked(node) && found.push(node))
  const visitor = Object.fromEntries(kinds.map((kind) => [kind, note]))
  new Visitor(visitor).visit(parseSync('server.js', code).program)
  return found
}

function isMarked({ body }: Func): boolean {
  const { body: statements } = body as { body?: readonly { directive?: string }[] }
  return statements?.[0]?.directive === MARK
}
