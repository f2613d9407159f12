import { describe, expect, it } from 'vitest'
import { allRules } from './all-rules.ts'

function findFaults(title: string, path: string, text: string): string[] {
  const rule = allRules.find((candidate) => candidate.title.includes(title))
  if (!rule) throw new Error(`No rule says "${title}"`)
  return rule.findFaults({ path, text })
}

const importing = (specifier: string) => `import { thing } from '${specifier}'\n`
const lines = (count: number) => 'step()\n'.repeat(count)

describe('the rules find', () => {
  it.each([
    ['app/ui/button.tsx', '#commerce/model/money.ts'],
    ['app/ui/button.tsx', '#app/toasts/toasts.tsx'],
    ['app/cart/sheet/cart-sheet.tsx', '#app/product/price.tsx'],
    ['app/cart/sheet/cart-sheet.tsx', '#commerce/operations/cart.ts'],
    ['app/cart/sheet/cart-sheet.tsx', '#app/root.tsx'],
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
    ['app/contact/store-message.route.ts', '#desk/open-desk.ts'],
    ['commerce/model/money.ts', '#desk/open-desk.ts'],
    ['desk/open-desk.ts', '#local-store/store/open-database.ts'],
    ['desk/open-desk.ts', '#commerce/operations/products.ts'],
    ['desk/open-desk.ts', '#server/settings.ts'],
    ['merchant/claims.ts', '#app/ui/badge.tsx'],
    ['server/shop.ts', '#tools/project.ts'],
    ['platform/keep-alive.ts', '#local-store/local-store.ts'],
    ['platform/keep-alive.ts', '#desk/open-desk.ts'],
    ['platform/keep-alive.ts', '#server/serve.ts'],
    ['app/shop/shop-provider.tsx', '#platform/keep-alive.ts'],
    ['commerce/model/money.ts', '#platform/keep-alive.ts'],
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
    expect(findFaults('may know', 'app/cart/store/cart-actions.ts', text)).toEqual([
      '#server/shop.ts',
    ])
  })

  it.each([
    ['<p>Add some games</p>', 'Add some games'],
    ["<p>{busy ? 'Processing...' : label}</p>", 'Processing...'],
    ["<p>{count > 0 && 'Sold out'}</p>", 'Sold out'],
    ['<a aria-label="Cart" />', 'Cart'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['<img alt={`Picture of ${title}`} />', 'Picture of …'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['<Price saving={was ? `${was.percentOff}% off` : null} />', '…% off'],
  ])('a sentence in markup: %s', (markup, sentence) => {
    const text = `export const Part = () => ${markup}\n`
    expect(findFaults('are written in content', 'app/frame/part.tsx', text)).toEqual([
      `line 1: ${sentence}`,
    ])
  })

  it.each([
    '<p className="muted">{title} × {count}</p>',
    '<a href="/faq" aria-label={words.faq} title={words.title(a)} />',
    "<b className={wide ? 'wide' : 'narrow'}>₹ · {amount}</b>",
  ])('nothing in markup without a sentence: %s', (markup) => {
    const text = `export const Part = () => ${markup}\n`
    expect(findFaults('are written in content', 'app/frame/part.tsx', text)).toEqual([])
  })

  it.each([
    ["const problem = 'Sold out'", 'Sold out'],
    ["showToast({ title: 'Coupon removed' })", 'Coupon removed'],
    ["const refusal = { reason: taken ? 'Sold out' : null }", 'Sold out'],
    ["function tell(message = 'Try again') {}", 'Try again'],
    ["const toWord = (left) => left > 0 ? null : 'Sold out'", 'Sold out'],
    ["function tell() { return 'Try again.' }", 'Try again.'],
    ["setProblem('Please enter your name')", 'Please enter your name'],
    ["z.string().check(z.minLength(5, 'Please use 5 letters'))", 'Please use 5 letters'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['const short = `${name} must be longer`', '… must be longer'],
    ["const delivery = 'Delivered in 3-5 business days'", 'Delivered in 3-5 business days'],
  ])('a sentence in code: %s', (text, sentence) => {
    for (const path of ['app/cart/part.ts', 'commerce/model/part.ts', 'server/part.ts'])
      expect(findFaults('are written in content', path, text)).toEqual([`line 1: ${sentence}`])
  })

  it.each([
    "throw new StorefrontFault('shape', 'The response has no data.')",
    "const wrong = new Error('The font has no such table.')",
    "console.error('The cart could not be compared with the store:', error)",
    "log?.('Error mapping the discounts:', error)",
    "report(error, 'Load related games')",
    "database.prepare('DELETE FROM handovers WHERE id = ? and not kept')",
    "database.exec('PRAGMA synchronous = normal for this file')",
    "const step = { action: 'Set shipping address', reason: 'sold-out' }",
    "const toCountry = () => 'Tamil Nadu'",
    "const states = ['Jammu and Kashmir', 'Tamil Nadu', 'Noto Serif Bold']",
    "const path = 'M5 8h14l-1.2 12H6.2zM8.5 8V7a3.5 3.5 0 017 0v1'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    'const className = `${tone} grid w-3 lg:hidden`',
    "const headers = { 'Content-Type': 'text/html; charset=utf-8' }",
  ])('nothing in code without a sentence for shoppers: %s', (text) => {
    expect(findFaults('are written in content', 'app/cart/part.ts', text)).toEqual([])
  })

  it.each([
    ['climbs', 'app/cart/sheet/cart-sheet.tsx', importing('../../ui/button.tsx')],
    ['climbs', 'commerce/client/retry.ts', importing('../model/money.ts')],
    ['carry their ending', 'app/cart/sheet/cart-sheet.tsx', importing('./cart-line')],
    ['carry their ending', 'app/cart/sheet/cart-sheet.tsx', importing('#commerce/model/money')],
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
    ['no file is longer', 'app/cart/store/cart-actions.ts', lines(251)],
    ['no function is longer', 'app/cart/store/cart-actions.ts', `function a() {\n${lines(49)}}`],
    ['no function is longer', 'app/cart/store/cart-actions.ts', `const a = () => {\n${lines(49)}}`],
    ['no function is longer', 'app/cart/sheet.tsx', `export function Sheet() {\n${lines(99)}}`],
    ['colours', 'app/cart/sheet/cart-sheet.tsx', `const ink = '#1A2b3c'`],
    ['colours', 'app/ui/button.css', '.button { color: #fff; }'],
    ['whole page', 'app/frame/frame.css', ':root:has(dialog[open]) { overflow: hidden; }'],
    ['whole page', 'app/styles/base.css', '::selection { color: var(--ink); }'],
    ['formats before', 'content/cart.ts', "const list = new Intl.ListFormat('en-IN')"],
    ['style attribute', 'app/cart/sheet/cart-sheet.tsx', 'const a = <p style={{ top: 0 }} />'],
    ['style attribute', 'local-store/checkout/page.ts', `const a = '<p style="top:0">'`],
    ['test id', 'app/cart/sheet/cart-sheet.tsx', 'const a = <p data-testid="a" />'],
    ['test id', 'test/e2e/sale.e2e.ts', `page.getByTestId('a')`],
    ['API version', 'commerce/client/endpoint.ts', `const path = '/api/2026-04/graphql.json'`],
    ['environment', 'commerce/client/endpoint.ts', 'const host = process.env.HOST'],
    ['time in India', 'app/shop/page-note.ts', "const timeZone = 'Asia/Kolkata'"],
    ['time in India', 'server/day.ts', 'const AHEAD_MS = 330 * 60_000'],
    ['skipped', 'commerce/model/money.test.ts', `it.skip('adds', () => {})`],
    ['React asks', 'app/cart/add/buy-panel.test.tsx', 'await vi.waitFor(() => expect(a).toBe(1))'],
    ['TODO', 'commerce/model/money.ts', '// TODO round'],
    ['effect lists', 'app/ui/modal.ts', 'useEffect(() => open())'],
    ['effect lists', 'app/ui/modal.ts', 'useLayoutEffect(() => open(), all)'],
    ['one machine', 'docs/operating.md', 'Look in /home/asha/shop for it.'],
  ])('a breach of the %s rule in %s', (title, path, text) => {
    expect(findFaults(title, path, text)).toHaveLength(1)
  })
})

describe('the rules allow', () => {
  it.each([
    ['may know', 'app/ui/button.tsx', importing('./class-names.ts')],
    ['may know', 'app/cart/sheet/cart-sheet.tsx', importing('#app/toasts/toasts.tsx')],
    ['may know', 'app/cart/quote/cart-queries.ts', importing('#commerce/operations/cart.ts')],
    ['may know', 'app/cart/quote/cart-queries.ts', importing('#app/shop/shop-context.ts')],
    ['may know', 'app/home/home.route.tsx', importing('#app/cart/add-to-cart.tsx')],
    ['may know', 'app/home/home.route.tsx', importing('./+types/home.route')],
    ['may know', 'app/root.tsx', importing('#app/cart/cart-provider.tsx')],
    ['may know', 'commerce/model/forms/text-rules.ts', importing('#content/form-problems.ts')],
    ['may know', 'local-store/api/schema.ts', importing('#commerce/schema/versions.ts')],
    ['may know', 'local-store/api/cart/cart-node.ts', importing('../store/records.ts')],
    ['may know', 'app/desk/desk.route.tsx', importing('#desk/open-desk.ts')],
    ['may know', 'desk/open-desk.ts', importing('#commerce/model/forms/contact-form.ts')],
    ['may know', 'local-store/standalone.ts', importing('#platform/keep-alive.ts')],
    ['may know', 'desk/open-desk.ts', importing('#platform/retry-while-busy.ts')],
    ['may know', 'server/serve.ts', importing('#platform/keep-alive.ts')],
    ['may know', 'server/serve.ts', importing('#desk/open-desk.ts')],
    ['may know', 'server/serve.ts', importing('#local-store/local-store.ts')],
    ['may know', 'app/cart/store/cart-actions.test.ts', importing('#local-store/local-store.ts')],
    ['climbs', 'local-store/api/cart/cart-node.ts', importing('../store/records.ts')],
    ['carry their ending', 'app/root.tsx', importing('#app/styles/app.css?url')],
    ['kebab-case', 'docs/decisions/0001-two-commands.md', ''],
    ['passes on', 'app/ui/button.tsx', `export { a } from './a.ts'\nexport const b = 1`],
    ['no function is longer', 'app/cart/sheet.tsx', `export function Sheet() {\n${lines(98)}}`],
    ['colours', 'app/home/home.route.tsx', `const link = '#faq' // was #fff`],
    ['colours', 'app/styles/tokens.css', ':root { --ink: #fff; }'],
    ['whole page', 'app/styles/base.css', 'body:has(a) { top: 0; } body::selection { top: 0; }'],
    ['API version', 'content/policies.ts', `const since = '2026-04-01'`],
    ['API version', 'commerce/schema/versions.ts', `const version = '2026-04'`],
    ['environment', 'server/settings.ts', 'const host = process.env.HOST'],
    ['time in India', 'merchant/dispatch.ts', "const timeZone = 'Asia/Kolkata'"],
    ['React asks', 'app/cart/add/deal-to-bag.test.ts', 'await vi.waitFor(() => expect(a).toBe(1))'],
    ['TODO', 'commerce/model/money.ts', '// TODO(#12) round'],
    ['one machine', 'app/routes.ts', `const page = '/products/home/'`],
    ['effect lists', 'app/ui/modal.ts', 'useEffect(() => open(), [isOpen])'],
  ])('an exception to the %s rule in %s', (title, path, text) => {
    expect(findFaults(title, path, text)).toEqual([])
  })
})
