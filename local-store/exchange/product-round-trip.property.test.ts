import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeated } from '#test/repeated.ts'
import { productSchema } from '../catalogue/catalogue-product.ts'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { readCsv } from './csv-file.ts'
import { createFindings } from './findings.ts'
import { mergeCatalogue } from './merge-catalogue.ts'
import type { WrittenProduct } from './product-draft.ts'
import { readProducts } from './read-products.ts'
import { writeProducts } from './write-products.ts'

/** Digits and what spreadsheets take for a formula, behind apostrophes or not. */
const code = fc
  .array(fc.constantFrom("'", '0', '7', '=', '-', '@', 'A'), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''))

const shuffled = <Item>(items: readonly Item[], minLength = items.length) =>
  fc.shuffledSubarray([...items], { minLength })

/** The names and values of up to two options, in any order. */
const offered = shuffled(
  [
    { name: 'Title', values: ['Default Title', 'Deluxe'] },
    { name: 'Size', values: ['S', 'M', 'L'] },
  ],
  0,
).chain((options) =>
  fc.tuple(
    ...options.map(({ name, values }) =>
      shuffled(values, 1).map((some) => some.map((value) => ({ name, value }))),
    ),
  ),
)

/** A product whose variants are some of the possible choices, in another order than the values of its options. */
const product = offered
  .chain((options) => {
    const choices = options.reduce<{ name: string; value: string }[][]>(
      (all, values) => all.flatMap((choice) => values.map((value) => [...choice, value])),
      [[]],
    )
    return fc.record({
      options: fc.constant(options),
      choices: shuffled(choices, 1),
      skus: fc.uniqueArray(code, { minLength: choices.length, maxLength: choices.length }),
      details: fc.array(
        fc.record({ hasId: fc.boolean(), hasSku: fc.boolean(), stock: fc.option(fc.nat()) }),
        { minLength: choices.length, maxLength: choices.length },
      ),
    })
  })
  .map(({ options, choices, skus, details }): WrittenProduct => {
    const variants = choices.map((selectedOptions, at) => {
      const { hasId = false, hasSku = false, stock = null } = details[at] ?? {}
      return {
        ...(hasId && { id: at + 1 }),
        sku: (hasSku && skus[at]) || null,
        barcode: skus.at(at - 1) ?? null,
        price: '1',
        stock: stock && stock % 1_000_000_000,
        ...(selectedOptions.length > 0 && { selectedOptions }),
      }
    })
    const isUsed = ({ name, value }: { name: string; value: string }) =>
      choices.flat().some((each) => each.name === name && each.value === value)
    const used = options.flatMap((values) => {
      const [first] = values
      const left = values.filter(isUsed).map(({ value }) => value)
      return first ? [{ name: first.name, values: left }] : []
    })
    return { handle: 'a', title: 'A', ...(used.length > 0 && { options: used }), variants }
  })

/** What the merchant does to the rows: another order, and SKUs that are changed, added or removed. */
const edited = product.chain((before) => {
  const { variants, ...fields } = productSchema.parse(before)
  return fc
    .tuple(...variants.map(() => fc.constantFrom('keep', 'change', 'remove')))
    .map((changes) =>
      variants.map((variant, at) => {
        const sku = { keep: variant.sku, change: `NEW-${at}`, remove: null }[changes[at] ?? 'keep']
        return { ...variant, sku: sku ?? null }
      }),
    )
    .chain((changed) => shuffled(changed))
    .map((rows) => ({ before, after: { ...fields, variants: rows } }))
})

it('an edited export changes only what was edited: ids and the order of values stay', () => {
  fc.assert(
    fc.property(edited, fc.boolean(), ({ before, after }, hasIds) => {
      const options = { pictureAddress: String, remark: expect.fail }
      const csv = writeProducts([after], { ...options, stockOf: ({ stock }) => stock })
      const file = hasIds ? csv : csv.replace('Variant ID', 'Unknown ID')
      const findings = createFindings()
      const drafts = readProducts(readCsv(new TextEncoder().encode(file)), findings, [])
      const shop = { name: 'Tapri Games', legalName: 'Tapri Games LLP' }
      const merged = mergeCatalogue({ shop, products: [before] }, drafts, new Map(), findings)
      expect(findings.toLines()).toEqual([])
      const read = checkCatalogue(merged, { name: 'goods.json', folder: null })
      expect(read.products).toEqual([after])
    }),
    { numRuns: repeated(200, 5000) },
  )
})
