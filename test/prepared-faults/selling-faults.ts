import {
  checkoutAnswering,
  movedTo,
  type PreparedFault,
  refusing,
  rupees,
  SHOP,
  withField,
} from './prepared-fault.ts'
import { soundMerchant } from './sound-merchant.ts'

/** Faults in codes, delivery and the checkout. */
export const sellingFaults: readonly PreparedFault[] = [
  {
    name: 'a code that the shop offers and the store has not',
    store: { renamed: ['WELCOME10', 'GONE10'] },
    found: [['codes', 'wrong', 'The store refuses WELCOME10', 'create the discount code']],
    sells: 'all',
  },
  {
    name: 'no code behind the friends’ codes',
    store: { renamed: ['REFERRAL100', 'GONE100'] },
    found: [['codes', 'wrong', 'The store refuses REFERRAL100', 'set REFERRAL_CODE to another']],
    sells: 'all',
  },
  {
    name: 'a code that takes off another amount',
    store: { renamed: ['REFERRAL100', 'BIGNIGHT'] },
    found: [['codes', 'wrong', 'takes ₹250 off, but the shop says ₹100', 'REFERRAL_AMOUNT']],
    sells: 'all',
  },
  {
    name: 'codes that do not combine',
    store: { renamed: ['SAVE10', 'BIGNIGHT'] },
    found: [['codes', 'wrong', 'SAVE10 and REFERRAL100 do not combine', 'let each combine']],
    sells: 'all',
  },
  {
    name: 'a code that the shop does not offer',
    merchant: {
      claims: {
        ...soundMerchant.claims,
        exitCode: { ...soundMerchant.claims.exitCode, evidence: null },
      },
    },
    found: [
      ['codes', 'note', 'The store accepts SAVE10', 'add evidence to exitCode'],
      ['claims', 'note', 'hides claims without evidence (exitCode)', 'add the evidence'],
    ],
  },
  {
    name: 'no delivery rate',
    store: withField('deliveryGroups', (cart) => {
      cart.deliveryGroups = { nodes: [], pageInfo: { hasNextPage: false } }
    }),
    found: [['delivery', 'wrong', 'no delivery rate for an address in Delhi', 'add rates']],
    sells: 'all',
  },
  {
    name: 'delivery that costs where it should be free',
    store: withField('estimatedCost', (option) => {
      option.estimatedCost = rupees('49.0')
    }),
    found: [
      ['delivery', 'wrong', 'free delivery from ₹499, but the store charges', 'change the rates'],
    ],
    sells: 'all',
  },
  {
    name: 'simulated figures, and delivery that costs',
    settings: { FIGURES: 'simulated' },
    store: withField('estimatedCost', (option) => {
      option.estimatedCost = rupees('49.0')
    }),
    found: [
      ['delivery', 'wrong', 'The texts say that delivery is free across India', 'FIGURES'],
      ['claims', 'wrong', 'FIGURES=simulated shows invented figures', 'set it to measured'],
    ],
  },
  {
    name: 'a primary domain that is the shop’s',
    store: { primaryHost: 'shop.test' },
    found: [
      ['primary-domain', 'note', 'primary domain is shop.test', 'such as checkout.shop.test'],
    ],
  },
  {
    name: 'a checkout that is sent back to the shop',
    store: {
      primaryHost: 'shop.test',
      ...checkoutAnswering(({ pathname, search }) => movedTo(`${SHOP}${pathname}${search}`)),
    },
    found: [
      ['primary-domain', 'note', 'primary domain is shop.test', 'choose another primary domain'],
      ['checkout', 'wrong', 'sends its checkouts to shop.test', 'such as checkout.shop.test'],
    ],
  },
  {
    name: 'a store that takes no game into a cart',
    store: refusing('cartLinesAdd', 'Not for sale here.'),
    found: [['checkout', 'wrong', 'refuses a checkout', '"Not for sale here."', 'sells to India']],
    sells: 'pages',
  },
  {
    name: 'a store that takes no Indian address',
    store: refusing('cartDeliveryAddressesAdd', 'We do not deliver there.'),
    found: [
      ['checkout', 'wrong', '"Set shipping address" ("We do not', 'check the address formats'],
    ],
    sells: 'all',
  },
  {
    name: 'a checkout that is not there',
    store: checkoutAnswering(() => new Response('Not Found', { status: 404 })),
    found: [['checkout', 'wrong', 'answers HTTP 404', 'the domain leads to the store']],
    sells: 'pages',
  },
  {
    name: 'a checkout behind a password',
    store: checkoutAnswering(() => movedTo('/password')),
    found: [['checkout', 'wrong', 'asks for the store’s password', 'remove the password']],
    sells: 'pages',
  },
  {
    name: 'a checkout on a domain that nobody registered',
    store: { primaryHost: 'pay.test' },
    network: { 'https://pay.test': () => 'ENOTFOUND' },
    found: [['checkout', 'wrong', 'pay.test cannot be reached (ENOTFOUND)', 'domain leads']],
  },
  {
    name: 'a checkout that never returns',
    store: { neverReturns: true },
    found: [
      ['checkout', 'note', 'does not lead back', 'link to https://shop.test/thank-you?success=1'],
    ],
    sells: 'all',
  },
  {
    name: 'a slow store',
    store: { delayMs: 60 },
    slowFrom: 50,
    found: [['pace', 'note', 'ms to answer', 'closer to the store']],
    sells: 'all',
  },
]
