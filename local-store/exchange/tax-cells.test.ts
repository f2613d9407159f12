import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openImport } from '#test/local-store/run-import.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

const header =
  'Handle,Title,Variant Price,HSN (product.metafields.tax.hsn),GST (product.metafields.tax.gst_percent)'

describe('the tax of a product in the product file', () => {
  it.each([
    ['9504', '18', '9504', '18', []],
    ['9504 40 00', '18.00', '95044000', '18', ['HSN', 'GST']],
    ['9504.40', '18%', '950440', '18', ['HSN', 'GST']],
    ['९५०४', '2.50 %', '9504', '2.5', ['HSN', 'GST']],
    ['', '0', '', '0', []],
    ['', '0.25', '', '0.25', []],
  ])('%j and %j are read as %j and %j', async (hsn, percent, code, rate, corrected) => {
    const { lines } = await shop.run(`${header}\na,A,799.00,${hsn},${percent}`)
    const metafields = shop.catalogue().products[0]?.metafields ?? []
    const metafieldOf = (key: string) => metafields.find((field) => field.key === key)?.value ?? ''
    expect([metafieldOf('hsn'), metafieldOf('gst_percent')]).toEqual([code, rate])
    const sentences = {
      HSN: `Row 2 (a): The HSN code "${hsn}" was read as ${code}.`,
      GST: `Row 2 (a): The GST rate "${percent}" was read as ${rate}.`,
    }
    expect(lines).toEqual(
      Object.entries(sentences).flatMap(([name, sentence]) =>
        corrected.includes(name) ? [sentence] : [],
      ),
    )
  })

  it.each([
    ['95', '18', 'The HSN code "95" is none: write its 4, 6 or 8 digits, such as 9504.'],
    ['board', '18', 'The HSN code "board" is none: write its 4, 6 or 8 digits, such as 9504.'],
    ['9504', 'eighteen', 'The GST rate "eighteen" is none: write the percentage, such as 18.'],
    ['9504', '1800', 'The GST rate "1800" is none: write the percentage, such as 18.'],
    ['9504', '0.18', 'The GST rate "0.18" is none: write the percentage, such as 18.'],
  ])('%j and %j are refused', async (hsn, percent, sentence) => {
    const { lines } = await shop.run(`${header}\na,A,799.00,${hsn},${percent}`)
    expect(lines).toEqual([`Row 2 (a): ${sentence}`])
    expect(existsSync(shop.into)).toBe(false)
  })
})
