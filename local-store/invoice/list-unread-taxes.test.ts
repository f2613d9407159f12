import { expect, it } from 'vitest'
import { openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { listUnreadTaxes } from './list-unread-taxes.ts'

const field = (key: string, value: string) => ({
  ...{ namespace: 'tax', key, value },
  type: 'single_line_text_field' as const,
})

/** The unread taxes of a store whose ludo has these, as written into its catalogue. */
const unreadOf = (hsn: string, percent: string) => {
  const metafields = [field('hsn', hsn), field('gst_percent', percent)]
  const products = (testCatalogue.products ?? []).map((product) =>
    product.id === 1 ? { ...product, metafields } : product,
  )
  return listUnreadTaxes(openTestStore({ products }).fileCatalogue.products)
}

it.each([
  ['95', '18', 'hsn', '95'],
  ['9504', '0.18', 'gst_percent', '0.18'],
  ['9504', 'eighteen', 'gst_percent', 'eighteen'],
  ['9504', '1800', 'gst_percent', '1800'],
])('the taxes %j and %j have an unread one', (hsn, percent, key, text) => {
  expect(unreadOf(hsn, percent)).toEqual([{ title: 'Drunk Ludo', key, text }])
})

it.each([
  ['9504', '18'],
  ['9504 40 00', '18.00%'],
  ['९५०४', '0.25'],
])('the taxes %j and %j are read', (hsn, percent) => {
  expect(unreadOf(hsn, percent)).toEqual([])
})
