import { expect, it } from 'vitest'
import { minifyPageFunctions } from './minify-page-functions.ts'

/** The code of a built file after the plugin. */
function build(code: string): string {
  const { generateBundle } = minifyPageFunctions()
  const chunk = { type: 'chunk', code }
  const bundle = generateBundle as unknown as (options: unknown, bundle: object) => void
  bundle({}, { 'index.js': chunk })
  return chunk.code
}

it('minifies marked functions, which do the same, and leaves all else as it is', () => {
  const built = build(`
/** Adds two. */
function addTwo(firstNumber, secondNumber) {
  "in page";
  // A comment.
  const sumOfBoth = firstNumber + secondNumber;
  return sumOfBoth;
}
const tools = { double: (someNumber) => {
  'in page';
  return someNumber * 2;
} };
function untouched(longName) {
  return longName;
}
`)
  expect(built).not.toMatch(/in page|A comment|firstNumber|someNumber/)
  expect(built).toContain('function untouched(longName) {\n  return longName;\n}')
  expect(built).toContain('/** Adds two. */')
  const [addTwo, double] = new Function(`${built}; return [addTwo, tools.double]`)()
  expect([addTwo(2, 3), double(4), addTwo.name]).toEqual([5, 8, 'addTwo'])
  // Nobody calls it in the text, but the page does.
  expect(`(${addTwo})`).toMatch(/^\(function addTwo\(\w,\w\)\{return \w\+\w\}\)$/)
})
