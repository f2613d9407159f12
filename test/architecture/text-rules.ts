import {
  findMatches,
  isScript,
  isTest,
  type Rule,
  type SourceFile,
  withoutComments,
} from './source-file.ts'

/** A rule about words in code, without comments, in the files that `isAbout` selects. */
function codeRule(
  title: string,
  fix: string,
  pattern: RegExp,
  isAbout: (file: SourceFile) => boolean,
): Rule {
  return {
    title,
    fix,
    findFaults: (file) => (isAbout(file) ? findMatches(withoutComments(file), pattern) : []),
  }
}

const isIn = (pattern: RegExp) => (file: SourceFile) => pattern.test(file.path)
const isOurCode = (file: SourceFile) => isScript(file) && !isTest(file)
const isRuleItself = (file: SourceFile) => file.path.startsWith('test/architecture/')

const hexColour = /(?<=["'`\s:(,])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/i
const styleAttribute = /\sstyle=["'{]/
const environmentReaders =
  /^(server\/(settings|main)\.ts|local-store\/main\.ts|tools\/|demo\/|[^/]+$)/
/** The helper of each layer, what the merchant writes, and what only tests import. */
const indiaTimes = /\/india-time\.ts$|^(?:merchant|test)\//
const machinePath = /(?<=^|[\s"'`(=])\/(?:work|tmp|root|home)\/[\w.-]+/m

/** Words and constructs that a file may not contain (CONTRIBUTING, House style). */
export const textRules: readonly Rule[] = [
  codeRule(
    'colours are named in app/styles only',
    'use a token: a Tailwind class or var(--…)',
    hexColour,
    (file) =>
      /^app\/.*\.(tsx?|css)$/.test(file.path) &&
      !file.path.startsWith('app/styles/') &&
      !isTest(file),
  ),
  codeRule(
    'no change styles the whole page anew',
    'ask body or a part of it: with these on the root, browsers restyle every element when a page changes',
    /(?:html|:root)[^\s,{]*:has\(|(?:^|,\s*)(?::root)?::selection/m,
    isIn(/^app\/.*\.css$/),
  ),
  codeRule(
    'no script formats before it is asked to',
    'make the formatter where it is used: the first of a kind costs a phone up to a tenth of a second',
    /^(?:export )?const \w+ = new Intl\./m,
    (file) =>
      isOurCode(file) &&
      /^(?:app\/(?!desk\/)|content\/|merchant\/|commerce\/model\/)/.test(file.path) &&
      !file.path.includes('.server.'),
  ),
  codeRule(
    'the brand is named in merchant/brand.ts only',
    'import it from #merchant/brand.ts',
    /party gully|partygully|gullyworks/i,
    (file) => isOurCode(file) && file.path !== 'merchant/brand.ts' && !isRuleItself(file),
  ),
  codeRule(
    'no element has a style attribute',
    'the page policy forbids it: use a class, or set the property from script',
    styleAttribute,
    (file) => isOurCode(file) && isIn(/^(app|server|local-store)\//)(file),
  ),
  codeRule(
    'nothing is found by test id',
    'find it by role and name; if a test cannot, the markup is wrong',
    /data-testid|[a-z]ByTestId/,
    (file) => isScript(file) && !isRuleItself(file),
  ),
  codeRule(
    'the Storefront API version is named in commerce/schema only',
    'import it from #commerce/schema/versions.ts',
    /\b20\d\d-(?:01|04|07|10)\b(?!-)/,
    (file) => isOurCode(file) && !file.path.startsWith('commerce/schema/'),
  ),
  codeRule(
    'the time in India is computed in india-time.ts only',
    'import it from #platform/india-time.ts, or in pages the zone from #commerce/model/india-time.ts',
    /Asia\/Kolkata|\b330 \* 60|\b5\.5 \* 3/,
    (file) => isOurCode(file) && !indiaTimes.test(file.path),
  ),
  codeRule(
    'the environment is read once, by the settings',
    'take what you need as a parameter; server/settings.ts parses the environment',
    /\bprocess\.env\b/,
    (file) => isOurCode(file) && !environmentReaders.test(file.path),
  ),
  codeRule(
    'no test is skipped or alone',
    'fix it or delete it',
    /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/,
    (file) => isTest(file) && !isRuleItself(file),
  ),
  codeRule(
    'page tests wait as React asks',
    'use waitFor of Testing Library: a page that changes while Vitest’s waits fails the test with a warning',
    /\bvi\.wait(?:For|Until)\b/,
    isIn(/\.test\.tsx$/),
  ),
  {
    title: 'a TODO names its issue',
    fix: 'write TODO(#12), or do it',
    findFaults: (file) =>
      isScript(file) && !isRuleItself(file) ? findMatches(file.text, /\bTODO\b(?!\(#\d+\))/) : [],
  },
  {
    title: 'no file names a folder of one machine',
    fix: 'say it relative to the repository, or use tmpdir()',
    findFaults: (file) => (isRuleItself(file) ? [] : findMatches(file.text, machinePath)),
  },
]
