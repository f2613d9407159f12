import { type ESTree, Visitor } from 'vite'
import { toPath } from './import-rules.ts'
import { isScript, isTest, parseFile, type SourceFile } from './source-file.ts'

/** The exports of values that no code of the shop imports, and the reader that each is for. */
export const exportsForOthers: Readonly<Record<string, string>> = {
  'commerce/legacy/legacy-client.ts: createLegacyClient': 'shops written against the retired SDK',
  'server/settings.ts: environmentSchema': 'README and deploy/, which tests compare with it',
}

/** React Router reads the exports of these by name. */
const readByRouter = /^app\/(?:root|entry\.\w+)\.tsx$|\.route\.tsx?$/
/** Declares what a script exports, which its importers name by the script's path. */
const isDeclaration = ({ path }: SourceFile) => path.endsWith('.d.mts')
/** `npm run codegen` reads all exported documents. */
const isDocument = (text: string) => text.includes('/* GraphQL */')

/**
 * Values that tests alone import, or nobody, as "path: name". Types do not count: they name what a function takes. Of a
 * file that is imported as a whole, or on demand, every export counts as imported.
 */
export function findExportsForTests(files: readonly SourceFile[]): string[] {
  const code = files.filter((file) => isScript(file) && !isTest(file) && !isDeclaration(file))
  const used = new Set(code.flatMap(listUses))
  return code
    .filter(({ path }) => !readByRouter.test(path) && !used.has(`${path} *`))
    .flatMap((file) =>
      listExports(file)
        .filter((name) => !used.has(`${file.path} ${name}`))
        .map((name) => `${file.path}: ${name}`),
    )
}

/** Names of the values that a file declares and exports, without documents. */
function listExports(file: SourceFile): string[] {
  return parseFile(file).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration } = node
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      return declaration.id ? [declaration.id.name] : []
    if (declaration.type !== 'VariableDeclaration' || declaration.declare) return []
    if (isDocument(file.text.slice(node.start, node.end))) return []
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  })
}

/** What a file imports or passes on, as "path name"; `*` for all. */
function listUses(file: SourceFile): string[] {
  const found: string[] = []
  const keep = (source: ESTree.Expression | null, names: readonly string[]) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    const path = toPath(file, source.value)
    if (path !== null) found.push(...names.map((name) => `${path} ${name}`))
  }
  for (const node of parseFile(file).program.body) {
    if (node.type === 'ImportDeclaration') keep(node.source, node.specifiers.map(importedName))
    if (node.type === 'ExportAllDeclaration') keep(node.source, ['*'])
    if (node.type === 'ExportNamedDeclaration')
      keep(
        node.source,
        node.specifiers.map(({ local }) => nameOf(local)),
      )
  }
  const keepAll = ({ source }: ESTree.ImportExpression | ESTree.TSImportType) => keep(source, ['*'])
  if (file.text.includes('import('))
    new Visitor({ ImportExpression: keepAll, TSImportType: keepAll }).visit(parseFile(file).program)
  return found
}

type Imported = ESTree.ImportDeclaration['specifiers'][number]

const importedName = (specifier: Imported) =>
  specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*'

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)
