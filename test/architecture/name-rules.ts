import { isScript, parseFile, type Rule, type SourceFile } from './source-file.ts'

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const shouted = /^(README|CONTRIBUTING|NOTICE)\.md$/
const drawers = /^(utils?|libs?|helpers?|common|misc|index)$/

const partsOf = ({ path }: SourceFile) => path.split('/')

/** Folders, and files that are not code: Biome checks the names of the others. */
function findUnkebab(file: SourceFile): string[] {
  const parts = isScript(file) ? partsOf(file).slice(0, -1) : partsOf(file)
  return parts.filter((part) => !kebab.test(part) && !shouted.test(part))
}

function findDrawers(file: SourceFile): string[] {
  return partsOf(file).filter((part) => drawers.test(part.replace(/\..*$/, '')))
}

function isBarrel(file: SourceFile): boolean {
  if (!isScript(file) || file.path.endsWith('.d.mts')) return false
  const { body } = parseFile(file).program
  return (
    body.length > 0 &&
    body.every(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null),
    )
  )
}

const kinds: readonly { readonly suffix: RegExp; readonly place: RegExp }[] = [
  { suffix: /\.route\.tsx?$/, place: /^app\/[^/]+\// },
  { suffix: /\.route\.test\.tsx?$/, place: /^(app|server)\// },
  { suffix: /\.e2e\.ts$/, place: /^test\/e2e\// },
  { suffix: /\.server\.tsx?$/, place: /^app\// },
  { suffix: /\.spec\.tsx?$/, place: /^$/ },
]

function findMisplacedKinds({ path }: SourceFile): string[] {
  return kinds
    .filter(({ suffix, place }) => suffix.test(path) && !place.test(path))
    .map(({ suffix }) => suffix.source)
}

/** Names of files and folders (CONTRIBUTING, House style). */
export const nameRules: readonly Rule[] = [
  {
    title: 'files and folders are kebab-case',
    fix: 'rename to words-with-hyphens, after the main export',
    findFaults: findUnkebab,
  },
  {
    title: 'no folder or file is a drawer for anything',
    fix: 'name the topic: money.ts, not utils.ts',
    findFaults: findDrawers,
  },
  {
    title: 'no file only passes on the exports of others',
    fix: 'import from the file that defines the thing, and delete the barrel',
    findFaults: (file) => (isBarrel(file) ? ['it holds only re-exports'] : []),
  },
  {
    title: 'a suffix stands where its kind lives',
    fix: '.route.tsx in an area of app, .server.ts in app, .e2e.ts in test/e2e, .test.ts beside its file',
    findFaults: findMisplacedKinds,
  },
]
