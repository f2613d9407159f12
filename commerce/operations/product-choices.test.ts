import { describe, expect, it } from 'vitest'
import { readChoices } from './product-choices.ts'

const picture = (name: string) => ({
  url: `/cdn/${name}.webp`,
  altText: null,
  width: null,
  height: null,
})

function variant(number: number, selected: Record<string, string>, image: string | null = 'box') {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: Object.values(selected).join(' / '),
    availableForSale: true,
    price: { amount: '599.0', currencyCode: 'INR' as const },
    compareAtPrice: null,
    sku: `GAME-${number}`,
    barcode: '',
    selectedOptions: Object.entries(selected).map(([name, value]) => ({ name, value })),
    image: image === null ? null : picture(image),
    metafields: [],
  }
}

const option = (name: string, ...values: string[]) => ({
  name,
  optionValues: values.map((value) => ({ name: value, swatch: null })),
})

describe('the options of a product', () => {
  it('have variants with SKU and barcode, or null', () => {
    const { variants } = readChoices([option('Era', 'Oldies')], [variant(1, { Era: 'Oldies' })])
    expect(variants[0]).toMatchObject({ sku: 'GAME-1', barcode: null })
  })

  it('are those of the store, and each variant has a value for each', () => {
    const { options, variants } = readChoices(
      [option('Era', 'Nineties', 'Oldies'), option('Size', 'Small', 'Large')],
      [
        variant(1, { Era: 'Oldies', Size: 'Small' }),
        variant(2, { Size: 'Large', Era: 'Nineties' }),
      ],
    )
    expect(options).toEqual([
      {
        name: 'Era',
        values: [
          { name: 'Nineties', swatch: null },
          { name: 'Oldies', swatch: null },
        ],
      },
      {
        name: 'Size',
        values: [
          { name: 'Small', swatch: null },
          { name: 'Large', swatch: null },
        ],
      },
    ])
    expect(variants.map(({ values }) => values)).toEqual([
      ['Oldies', 'Small'],
      ['Nineties', 'Large'],
    ])
    expect(variants[0]).toMatchObject({
      title: 'Oldies / Small',
      picture: { url: '/cdn/box.webp' },
    })
  })

  it('omit an option with a single value, and values without variants', () => {
    const { options, variants } = readChoices(
      [option('Title', 'Default Title'), option('Size', 'Small', 'Large', 'Huge')],
      [
        variant(1, { Title: 'Default Title', Size: 'Small' }),
        variant(2, { Title: 'Default Title', Size: 'Large' }),
      ],
    )
    expect(options.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
      ['Size', ['Small', 'Large']],
    ])
    expect(variants.map(({ values }) => values)).toEqual([['Small'], ['Large']])
  })

  it('are empty for a variant that lacks an option', () => {
    const { variants } = readChoices(
      [option('Size', 'Small', 'Large')],
      [variant(1, { Size: 'Small' }), variant(2, { Era: 'Oldies' })],
    )
    expect(variants.map(({ values }) => values)).toEqual([['Small'], ['']])
  })

  it('have the merchant’s swatch, else a picture unique to the value', () => {
    const swatch = { image: { previewImage: { url: '/cdn/red.webp' } } }
    const { options } = readChoices(
      [
        {
          name: 'Era',
          optionValues: [
            { name: 'Oldies', swatch },
            { name: 'Nineties', swatch: null },
          ],
        },
        option('Size', 'Small', 'Large'),
      ],
      [
        variant(1, { Era: 'Oldies', Size: 'Small' }, 'oldies'),
        variant(2, { Era: 'Oldies', Size: 'Large' }, 'oldies'),
        variant(3, { Era: 'Nineties', Size: 'Small' }, 'nineties'),
        variant(4, { Era: 'Nineties', Size: 'Large' }, null),
      ],
    )
    const swatches = options.map(({ values }) => values.map(({ swatch }) => swatch))
    expect(swatches).toEqual([
      ['/cdn/red.webp', '/cdn/nineties.webp'],
      [null, null],
    ])
  })
  it('have a picture when the swatch is only a colour', () => {
    const { options } = readChoices(
      [
        {
          name: 'Era',
          optionValues: [
            { name: 'Oldies', swatch: { image: null } },
            { name: 'Nineties', swatch: { image: { previewImage: null } } },
          ],
        },
      ],
      [variant(1, { Era: 'Oldies' }, 'oldies'), variant(2, { Era: 'Nineties' }, 'nineties')],
    )
    expect(options[0]?.values.map(({ swatch }) => swatch)).toEqual([
      '/cdn/oldies.webp',
      '/cdn/nineties.webp',
    ])
  })
})
