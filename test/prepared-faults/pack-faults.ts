import { eachObject } from '#test/local-store/difficult-store.ts'
import { type PreparedFault, withField } from './prepared-fault.ts'

const GAME = 'Couple Taboo'

/** Changes metafields of a game; null empties one. */
const withPack = (change: Readonly<Record<string, string | null>>) =>
  withField('metafields', (node) => {
    if (node.title !== GAME || !Array.isArray(node.metafields)) return
    eachObject(node.metafields, (field) => {
      if (typeof field.key === 'string' && field.key in change) {
        field.value = change[field.key] ?? ''
      }
    })
  })

const lacks = (what: string, key: string): PreparedFault['found'] => [
  ['packs', 'wrong', `1 game (${GAME}) lacks the ${what}`, `into the metafield ${key}`],
]

/** Faults in what the packs of the goods say. */
export const packFaults: readonly PreparedFault[] = [
  {
    name: 'a game whose origin nobody wrote',
    store: withPack({ origin: null }),
    found: lacks('country of origin', 'game.origin'),
  },
  {
    name: 'a game whose maker nobody wrote',
    store: withPack({ maker: null }),
    found: lacks('maker or importer', 'game.maker'),
  },
  {
    name: 'a game whose quantity nobody wrote',
    store: withPack({ net_quantity: ' ' }),
    found: lacks('net quantity', 'game.net_quantity'),
  },
  {
    name: 'an MRP that is no amount of money',
    store: withPack({ mrp: 'about ₹999' }),
    found: lacks('MRP', 'game.mrp'),
  },
  {
    name: 'a game above its MRP',
    store: withPack({ mrp: '{"amount":"100.00","currency_code":"INR"}' }),
    found: [['packs', 'wrong', `1 game (${GAME}) is above the MRP`, 'lower the price']],
  },
  {
    name: 'a game with variants that the store does not give',
    store: withField('metafields', (node) => {
      if (node.title !== GAME || !('variants' in node)) return
      eachObject(node.variants, (field) => {
        // Cards ask for `hasNextPage` alone.
        if ('hasNextPage' in field && 'endCursor' in field) {
          Object.assign(field, { hasNextPage: true, endCursor: 'no cursor of this store' })
        }
      })
    }),
    found: [
      ['packs', 'note', `the first variants of 1 game (${GAME})`, 'run npm run doctor again'],
    ],
  },
]
