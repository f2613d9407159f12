import { describe, expect, it } from 'vitest'
import { importRules } from './import-rules.ts'
import { nameRules } from './name-rules.ts'
import { sentenceRules } from './sentence-rules.ts'
import { sizeRules } from './size-rules.ts'
import type { Rule } from './source-file.ts'
import { textRules } from './text-rules.ts'

const rules = [...importRules, ...nameRules, ...sentenceRules, ...sizeRules, ...textRules]

function findFaults(title: string, path: string, text: string): string[] {
  const rule: Rule | undefined = rules.find((candidate) => candidate.title.includes(title))
  if (!rule) throw new Error(`No rule says "${title}"`)
  return rule.findFaults({ path, text })
}

const importing = (specifier: string) => `import { thing } from '${specifier}'\n`
const lines = (count: number) => 'step()\n'.repeat(count)

describe('the rules find', () => {
  it.each([
    ['app/ui/button.tsx', '#commerce/model/money.ts'],
    ['app/ui/button.tsx', '#app/toasts/toasts.tsx'],
    ['app/cart/cart-sheet.tsx', '#app/product/price.tsx'],
    ['app/cart/cart-sheet.tsx', '#commerce/operations/cart.ts'],
    ['app/cart/cart-sheet.tsx', '#app/root.tsx'],
    ['app/home/home.route.tsx', '#local-store/local-store.ts'],
    ['app/home/home.route.tsx', '#server/shop.ts'],
    ['app/shop/shop-provider.tsx', '#app/cart/cart-provider.tsx'],
    ['app/shop/shop-provider.tsx', '#server/settings.ts'],
    ['commerce/model/money.ts', '#app/ui/price.tsx'],
    ['commerce/model/money.ts', '#local-store/store/paise.ts'],
    ['commerce/model/money.ts', '#merchant/brand.ts'],
    ['commerce/client/retry.ts', 'react'],
    ['commerce/client/retry.ts', '@tanstack/react-query'],
    ['local-store/store/carts.ts', '#commerce/model/money.ts'],
    ['local-store/store/carts.ts', '#server/settings.ts'],
    ['merchant/claims.ts', '#app/ui/badge.tsx'],
    ['server/shop.ts', '#tools/project.ts'],
    ['demo/artwork/draw-all.ts', '#local-store/catalogue/catalogue-file.ts'],
  ])('%s importing %s', (path, specifier) => {
    expect(findFaults('may know', path, importing(specifier))).toEqual([specifier])
  })

  it.each([
    `export { thing } from '#server/shop.ts'`,
    `export * from '#server/shop.ts'`,
    `export const load = () => import('#server/shop.ts')`,
    `export type Shop = typeof import('#server/shop.ts')`,
    `import type { Shop } from '#server/shop.ts'`,
  ])('a forbidden import, whatever its spelling: %s', (text) => {
    expect(findFaults('may know', 'app/cart/cart-store.ts', text)).toEqual(['#server/shop.ts'])
  })

  it.each([
    ['<p>Add some games</p>', 'Add some games'],
    ["<p>{busy ? 'Processing...' : label}</p>", 'Processing...'],
    ["<p>{count > 0 && 'Sold out'}</p>", 'Sold out'],
    ['<a aria-label="Cart" />', 'Cart'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['<img alt={`Picture of ${title}`} />', 'Picture of'],
  ])('a sentence in markup: %s', (markup, sentence) => {
    const text = `export const Part = () => ${markup}\n`
    expect(findFaults('written in markup', 'app/frame/part.tsx', text)).toEqual([
      `line 1: ${sentence}`,
    ])
  })

  it.each([
    '<p className="muted">{title} × {count}</p>',
    '<a href="/faq" aria-label={words.faq} title={words.title(a)} />',
    "<b className={wide ? 'wide' : 'narrow'}>₹ · {amount}</b>",
  ])('no sentence in markup without one: %s', (markup) => {
    const text = `export const Part = () => ${markup}\n`
    expect(findFaults('written in markup', 'app/frame/part.tsx', text)).toEqual([])
  })

  it.each([
    ['climbs', 'app/cart/cart-sheet.tsx', importing('../ui/button.tsx')],
    ['climbs', 'commerce/client/retry.ts', importing('../model/money.ts')],
    ['carry their ending', 'app/cart/cart-sheet.tsx', importing('./cart-line')],
    ['carry their ending', 'app/cart/cart-sheet.tsx', importing('#commerce/model/money')],
    ['kebab-case', 'app/cart/CartSheet.css', ''],
    ['kebab-case', 'local-store/cart_store/lines.ts', ''],
    ['drawer', 'app/cart/utils.ts', ''],
    ['drawer', 'commerce/helpers/money.ts', ''],
    ['drawer', 'app/ui/index.tsx', ''],
    [
      'passes on',
      'app/ui/primitives.ts',
      `export * from './button.tsx'\nexport { a } from './a.ts'`,
    ],
    ['suffix', 'commerce/model/money.route.ts', ''],
    ['suffix', 'app/cart/cart.e2e.ts', ''],
    ['no file is longer', 'app/cart/cart-store.ts', lines(251)],
    ['no function is longer', 'app/cart/cart-store.ts', `function a() {\n${lines(49)}}`],
    ['no function is longer', 'app/cart/cart-store.ts', `const a = () => {\n${lines(49)}}`],
    ['no function is longer', 'app/cart/sheet.tsx', `export function Sheet() {\n${lines(99)}}`],
    ['colours', 'app/cart/cart-sheet.tsx', `const ink = '#1A2b3c'`],
    ['colours', 'app/ui/button.css', '.button { color: #fff; }'],
    ['style attribute', 'app/cart/cart-sheet.tsx', 'const a = <p style={{ top: 0 }} />'],
    ['style attribute', 'local-store/checkout/page.ts', `const a = '<p style="top:0">'`],
    ['test id', 'app/cart/cart-sheet.tsx', 'const a = <p data-testid="a" />'],
    ['test id', 'test/e2e/sale.e2e.ts', `page.getByTestId('a')`],
    ['API version', 'commerce/client/endpoint.ts', `const path = '/api/2026-04/graphql.json'`],
    ['environment', 'commerce/client/endpoint.ts', 'const host = process.env.HOST'],
    ['skipped', 'commerce/model/money.test.ts', `it.skip('adds', () => {})`],
    ['TODO', 'commerce/model/money.ts', '// TODO round'],
    ['one machine', 'docs/operating.md', 'Look in /home/asha/shop for it.'],
  ])('what is not %s in %s', (title, path, text) => {
    expect(findFaults(title, path, text)).toHaveLength(1)
  })
})

describe('the rules let pass', () => {
  it.each([
    ['may know', 'app/ui/button.tsx', importing('./class-names.ts')],
    ['may know', 'app/cart/cart-sheet.tsx', importing('#app/toasts/toasts.tsx')],
    ['may know', 'app/cart/cart-queries.ts', importing('#commerce/operations/cart.ts')],
    ['may know', 'app/cart/cart-queries.ts', importing('#app/shop/shop-context.ts')],
    ['may know', 'app/home/home.route.tsx', importing('#app/cart/add-to-cart.tsx')],
    ['may know', 'app/home/home.route.tsx', importing('./+types/home.route')],
    ['may know', 'app/root.tsx', importing('#app/cart/cart-provider.tsx')],
    ['may know', 'commerce/model/forms/text-rules.ts', importing('#content/form-problems.ts')],
    ['may know', 'local-store/api/schema.ts', importing('#commerce/schema/versions.ts')],
    ['may know', 'local-store/api/cart/cart-node.ts', importing('../store/records.ts')],
    ['may know', 'server/main.ts', importing('#local-store/local-store.ts')],
    ['may know', 'app/cart/cart-store.test.ts', importing('#local-store/local-store.ts')],
    ['climbs', 'local-store/api/cart/cart-node.ts', importing('../store/records.ts')],
    ['carry their ending', 'app/root.tsx', importing('#app/styles/app.css?url')],
    ['kebab-case', 'docs/decisions/0001-two-commands.md', ''],
    ['passes on', 'app/ui/button.tsx', `export { a } from './a.ts'\nexport const b = 1`],
    ['no function is longer', 'app/cart/sheet.tsx', `export function Sheet() {\n${lines(98)}}`],
    ['colours', 'app/home/home.route.tsx', `const link = '#faq' // was #fff`],
    ['colours', 'app/styles/tokens.css', ':root { --ink: #fff; }'],
    ['API version', 'content/policies.ts', `const since = '2026-04-01'`],
    ['API version', 'commerce/schema/versions.ts', `const version = '2026-04'`],
    ['environment', 'server/settings.ts', 'const host = process.env.HOST'],
    ['TODO', 'commerce/model/money.ts', '// TODO(#12) round'],
    ['one machine', 'app/routes.ts', `const page = '/products/home/'`],
  ])('what is %s in %s', (title, path, text) => {
    expect(findFaults(title, path, text)).toEqual([])
  })
})
