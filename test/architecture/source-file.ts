import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { listFiles, root } from '#tools/project.ts'

/** A committed text file. `path` is relative to the repository's root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A rule of the house style, checked on one file at a time. */
export type Rule = {
  /** A sentence that is true of the repository. */
  readonly title: string
  /** How to fix a fault. */
  readonly fix: string
  /** @returns the faults with their positions; none for a file that the rule does not cover */
  readonly findFaults: (file: SourceFile) => string[]
}

const folders = [
  '.ci',
  'app',
  'commerce',
  'content',
  'demo',
  'desk',
  'docs',
  'local-store',
  'merchant',
  'platform',
  'server',
  'test',
  'tools',
]
const rootFiles = [
  '.size-limit.ts',
  'CONTRIBUTING.md',
  'README.md',
  'biome.json',
  'knip.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const readable = /\.(ts|tsx|mjs|mts|css|md|json)$|^\.ci\//
const generated =
  /\.generated\.tsx?$|^commerce\/schema\/.*\.json$|^(local-store\/catalogue|demo)\/.*\.json$/

/** Every hand-written text file of the repository. */
export function readSourceFiles(): SourceFile[] {
  const inFolders = folders.flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return [...inFolders, ...rootFiles]
    .filter((path) => readable.test(path) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isScript({ path }: SourceFile): boolean {
  return /\.(ts|tsx|mjs|mts)$/.test(path)
}

/** Tests, and what only tests use. */
export function isTest({ path }: SourceFile): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path)
}

/** The parts of a script that the rules read. */
export type ParsedFile = {
  readonly program: ESTree.Program
  readonly comments: readonly { readonly start: number; readonly end: number }[]
}

const parsed = new WeakMap<SourceFile, ParsedFile>()

/** @throws Error naming the file when it is not valid TypeScript */
export function parseFile(file: SourceFile): ParsedFile {
  const known = parsed.get(file)
  if (known) return known
  const { program, comments, errors } = parseSync(file.path, file.text)
  if (errors[0]) throw new Error(`${file.path}: ${errors[0].message}`)
  const result = { program, comments }
  parsed.set(file, result)
  return result
}

/** The file's text with comments blanked out, so that rules see only code. */
export function withoutComments(file: SourceFile): string {
  if (file.path.endsWith('.css')) return file.text.replace(/\/\*.*?\*\//gs, blank)
  if (!isScript(file)) return file.text
  let { text } = file
  for (const { start, end } of parseFile(file).comments) {
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
  }
  return text
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Line number of a position in the text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Every match of `pattern`, as "line N: match". */
export function findMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(
    (match) => `line ${lineAt(text, match.index)}: ${match[0].trim()}`,
  )
}

/** A script's static imports and re-exports of values, as written. */
export function listValueImports(file: SourceFile): string[] {
  return parseFile(file).program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration')
      return node.importKind === 'type' ? [] : [node.source.value]
    const passesOn = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration'
    return passesOn && node.source && node.exportKind !== 'type' ? [node.source.value] : []
  })
}

const imported = new WeakMap<SourceFile, readonly string[]>()

/** Everything a script imports, re-exports or uses as a type, as written. */
export function listImports(file: SourceFile): readonly string[] {
  const known = imported.get(file) ?? findImports(file)
  imported.set(file, known)
  return known
}

function findImports(file: SourceFile): string[] {
  const found: string[] = []
  const keep = ({ source }: { readonly source: ESTree.Expression | null }) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push(source.value)
  }
  new Visitor({
    ImportDeclaration: keep,
    ExportNamedDeclaration: keep,
    ExportAllDeclaration: keep,
    ImportExpression: keep,
    TSImportType: keep,
  }).visit(parseFile(file).program)
  return found
}
