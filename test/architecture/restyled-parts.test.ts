import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The selectors of a style sheet, each without the conditions around it. */
function listSelectors(path: string): readonly string[] {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selectors = '']) => selectors.trim())
    .filter((selectors) => !selectors.startsWith('@'))
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replaceAll(/\s+/g, ' '))
}

const sheets = globSync('app/**/*.css', { exclude: ['app/desk/**', 'app/showcase/**'] })
const selectors = sheets.flatMap(listSelectors)

/** What the rule styles, without its states: empty or `*` is any element. */
function styledBy(selector: string): string {
  const last = selector.split(/[ >+~]+(?![^(]*\))/).at(-1) ?? ''
  return last.replaceAll(/:(?!is\b)[\w-]+(\([^)]*\))?/g, '')
}

const isAnything = (selector: string) => ['', '*'].includes(styledBy(selector))

/** Browsers restyle every element when the attribute changes, 0.1 s and more on a slow phone. */
test('what depends on an attribute of the document names the elements that it changes', () => {
  const dependent = selectors.filter((selector) => /^:root\S*\[data-.+ /.test(selector))
  expect(dependent).not.toEqual([])
  expect(dependent.filter(isAnything)).toEqual([])
})

/**
 * When an element comes or goes, browsers restyle what any rule changes by it: for `… > svg` each drawing of the page. A
 * custom property, set on the element itself, reaches others, too.
 */
test('what depends on `:has` names the classes that it changes', () => {
  const dependent = selectors.filter((selector) => /:has\(.*\)[^ ]* [>+~]? ?[^ )]/.test(selector))
  expect(dependent).not.toEqual([])
  expect(dependent.filter((selector) => !styledBy(selector).includes('.'))).toEqual([])
})

/** `~` between elements of any kind: each child that comes into the body or leaves it restyles what follows its kind. */
test('what depends on an earlier sibling names the class of one of the two', () => {
  const pairs = selectors
    .map((selector) => selector.replaceAll(/:(?:has|not)\([^()]*\)/g, ''))
    .flatMap((selector) => [...selector.matchAll(/([^ (]*) ~ ([^ )]*)/g)])
  expect(pairs).not.toEqual([])
  expect(pairs.map(([pair]) => pair).filter((pair) => !pair.includes('.'))).toEqual([])
})
