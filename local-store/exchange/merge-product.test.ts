import { describe, expect, it } from 'vitest'
import { createFindings } from './findings.ts'
import { mergeProduct } from './merge-product.ts'
import type { ProductDraft, VariantDraft, WrittenProduct } from './product-draft.ts'

const chosen = (value: string) => [{ name: 'Size', value }]
const variant = (value: string, change: Partial<VariantDraft> = {}): VariantDraft => ({
  row: 2,
  fields: { price: '5', stock: 1, selectedOptions: chosen(value) },
  isTracked: false,
  picture: null,
  ...change,
})
const draft = (
  variants: readonly VariantDraft[],
  change: Partial<ProductDraft> = {},
): ProductDraft => ({
  row: 2,
  fields: { handle: 'a', title: 'A' },
  variants,
  hasOptions: true,
  isVisible: null,
  pictures: null,
  collection: null,
  ...change,
})
const before: WrittenProduct = {
  handle: 'a',
  title: 'Old',
  metafields: [
    { key: 'age', type: 'single_line_text_field', value: '18+' },
    { namespace: 'custom', key: 'mood', type: 'single_line_text_field', value: 'loud' },
  ],
  images: [{ url: 'https://p.example/old.png', width: 1, height: 1 }],
  variants: ['Small', 'Large', 'Huge'].map((value, at) => ({
    id: at + 1,
    price: '1',
    stock: 9,
    selectedOptions: chosen(value),
    image: 0,
    metafields: [{ key: 'fit', type: 'single_line_text_field', value }],
  })),
}
const picture = (name: string) => ({
  source: `https://p.example/${name}.png`,
  altText: name,
  row: 2,
})
const known = (...names: string[]) =>
  new Map(
    names.map((name) => [picture(name).source, { url: picture(name).source, width: 4, height: 5 }]),
  )

function merge(product: ProductDraft, old: WrittenProduct | null = before, pictures = known()) {
  const findings = createFindings()
  const merged = mergeProduct(product, old, { known: pictures, findings })
  return { merged, lines: findings.toLines().map(({ text }) => text) }
}

describe('an existing product', () => {
  it('keeps variants matched by options when there is no SKU, and their metafields', () => {
    const { merged, lines } = merge(draft([variant('Large'), variant('Tiny')]))
    expect(merged.variants).toMatchObject([
      { id: 2, price: '5', stock: 1, metafields: [{ key: 'fit', value: 'Large' }] },
      { price: '5', selectedOptions: chosen('Tiny'), metafields: [] },
    ])
    expect(merged.variants[1]).not.toHaveProperty('id')
    expect(lines).toEqual(['Row 2 (a): 2 variants of before are not in the file, and taken out.'])
  })

  it('has no message when all its variants are in the file', () => {
    const all = ['Huge', 'Small', 'Large'].map((value) => variant(value))
    expect(merge(draft(all)).lines).toEqual([])
    expect(merge(draft(all), null).lines).toEqual([])
  })

  it.each([
    ['keeps its order of values', ['Huge', 'Small', 'Large'], ['Small', 'Large', 'Huge']],
    [
      'gets new values where the file has them',
      ['Tiny', 'Small', 'Wide', 'Huge'],
      ['Tiny', 'Small', 'Wide', 'Huge'],
    ],
    [
      'gets a new value after the one above it',
      ['Huge', 'Wide', 'Small'],
      ['Small', 'Huge', 'Wide'],
    ],
  ])('%s', (_, values, expected) => {
    const old = {
      ...before,
      options: [{ id: 5, name: 'Size', values: ['Small', 'Large', 'Huge'] }],
    }
    const fields = { handle: 'a', title: 'A', options: [{ name: 'Size', values }] }
    const { merged } = merge(
      draft(
        values.map((value) => variant(value)),
        { fields },
      ),
      old,
    )
    expect(merged.options).toEqual([{ id: 5, name: 'Size', values: expected }])
  })

  it('has its metafield replaced by the file’s, whatever the namespace', () => {
    const metafields = [
      { namespace: 'custom', key: 'age', type: 'single_line_text_field', value: '6+' },
    ]
    const { merged } = merge(
      draft([variant('Small')], { fields: { handle: 'a', title: 'A', metafields } }),
    )
    expect(merged.metafields?.map(({ key, value }) => [key, value])).toEqual([
      ['age', '6+'],
      ['mood', 'loud'],
    ])
  })

  it('keeps its pictures when the file has no picture column', () => {
    const { merged } = merge(draft([variant('Small')]))
    expect(merged.images).toEqual(before.images)
    expect(merged.variants[0]?.image).toBe(0)
  })
})

it('a picture that cannot be fetched does not shift the pictures of other variants', () => {
  const pictures = [picture('one'), picture('gone'), picture('two')]
  const variants = [
    variant('Small', { picture: picture('two').source }),
    variant('Large', { picture: picture('gone').source }),
  ]
  const { merged } = merge(draft(variants, { pictures }), null, known('one', 'two'))
  expect(merged.images?.map(({ altText }) => altText)).toEqual(['one', 'two'])
  expect(merged.variants.map(({ image }) => image)).toEqual([1, undefined])
})
