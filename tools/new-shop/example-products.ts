import { writeCsv } from '#local-store/exchange/csv-file.ts'
import type { Answers } from './questions.ts'

const collections = [
  {
    title: 'Card Games',
    type: 'Card Game',
    products: [
      ['Quick Words', 'Say a word before the sand runs out. A card game for a short evening.', 349],
      ['Odd One Out', 'Three cards belong together. Who finds the fourth first?', 399],
      ['Pass the Clue', 'One clue goes round the table and comes back changed.', 449],
      ['Last Card Wins', 'Easy to learn, hard to put away.', 299],
    ],
  },
  {
    title: 'Board Games',
    type: 'Board Game',
    products: [
      ['River Crossing', 'Lay planks and reach the other bank before the water rises.', 899],
      ['Market Day', 'Buy, swap and sell until the stalls are empty.', 999],
      ['Hill Railway', 'Build a line from the plains to the pass.', 1299],
      ['Four Corners', 'A board, sixteen pieces and no luck at all.', 749],
    ],
  },
  {
    title: 'Puzzles',
    type: 'Puzzle',
    products: [
      ['Lighthouse Puzzle', '500 pieces, a tower and a great deal of sky.', 599],
      ['Garden Puzzle', '300 pieces for an afternoon.', 449],
      ['Wooden Cube', 'Seven parts make one cube, in more ways than you think.', 349],
      ['Map of the Sea', '1,000 pieces of islands that nobody has seen.', 849],
    ],
  },
] as const

/**
 * Twelve example products in three collections, in the provider's columns and with the required pack facts. The owner
 * replaces them.
 */
export function writeExampleProducts({ name, seller, address }: Answers): string {
  const rows = collections.flatMap(({ title: collection, type, products }) =>
    products.map(([title, text, price], at) => ({
      Handle: title.toLowerCase().replaceAll(' ', '-'),
      Title: title,
      'Body (HTML)': `<p>${text}</p><p>An example: put your own products in its place.</p>`,
      Vendor: name,
      Type: type,
      Tags: `example, ${type.toLowerCase()}`,
      'Variant SKU': `EXAMPLE-${type.slice(0, 1)}${at + 1}`,
      'Variant Grams': '400',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '20',
      'Variant Price': `${price}.00`,
      Status: 'active',
      Collection: collection,
      'Country of origin (product.metafields.game.origin)': 'India',
      'Maker with address (product.metafields.game.maker)': [seller, ...address].join('\n'),
      'Net quantity (product.metafields.game.net_quantity)': `1 ${type.toLowerCase()}`,
      'MRP (product.metafields.game.mrp)': `${price}.00`,
    })),
  )
  return writeCsv(Object.keys(rows[0] ?? {}), rows)
}
