import { brandWith, movedTo, type PreparedFault, SHOP, webPage } from './prepared-fault.ts'
import { soundMerchant } from './sound-merchant.ts'

const { phone, address, grievanceOfficer } = soundMerchant.brand

const originFaults: readonly PreparedFault[] = [
  {
    name: 'an address of this machine',
    settings: { PUBLIC_ORIGIN: 'http://localhost:3000' },
    found: [['public-origin', 'wrong', 'only this machine can open', 'that shoppers type']],
  },
  {
    name: 'no PUBLIC_ORIGIN',
    settings: { PUBLIC_ORIGIN: undefined },
    found: [['public-origin', 'wrong', 'PUBLIC_ORIGIN is http://127.0.0.1:3000', 'set it to']],
  },
  {
    name: 'an address without TLS',
    settings: { PUBLIC_ORIGIN: 'http://shop.test' },
    network: { 'http://shop.test': () => new Response('ok') },
    found: [['public-origin', 'wrong', 'browsers mark as not secure', 'to an https address']],
  },
  {
    name: 'a shop’s domain that nobody registered',
    network: { [SHOP]: () => 'ENOTFOUND' },
    found: [['reach', 'wrong', 'does not exist in the DNS', 'register the domain']],
  },
  {
    name: 'a shop that is not started',
    network: { [SHOP]: () => 'ECONNREFUSED' },
    found: [['reach', 'note', 'is https://shop.test, but nothing answers', 'start the shop']],
  },
  {
    name: 'a proxy without the shop',
    network: { [SHOP]: () => new Response('Bad Gateway', { status: 502 }) },
    found: [['reach', 'note', 'nothing answers', '(HTTP 502)', 'start the shop']],
  },
  {
    name: 'a shop’s domain that sends visitors on',
    network: {
      [SHOP]: () => movedTo('https://www.shop.test/healthz'),
      'https://www.shop.test': () => new Response('ok'),
    },
    found: [
      ['reach', 'wrong', 'redirects visitors to https://www.shop.test', 'set it to that address'],
    ],
  },
  {
    name: 'a shop’s domain with another site',
    network: { [SHOP]: webPage },
    found: [['reach', 'wrong', 'something other than this shop answers', 'point the address']],
  },
  {
    name: 'a proxy that is not named',
    settings: { TRUSTED_PROXIES: undefined },
    found: [['proxies', 'wrong', 'TRUSTED_PROXIES is empty', 'set it to the proxy’s address']],
  },
]

const settingFaults: readonly PreparedFault[] = [
  {
    name: 'a setting of an earlier release',
    settings: { CASH_MOST: '0' },
    found: [['unknown', 'note', 'no setting CASH_MOST', 'remove it', 'CASH_MAX, CASH_OPEN_ORDERS']],
  },
]

const serviceFaults: readonly PreparedFault[] = [
  {
    name: 'a mail server where nothing listens',
    settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
    found: [['mail-server', 'wrong', 'Nothing listens at 127.0.0.1:1', 'check the port']],
  },
  {
    name: 'a database where nothing listens',
    settings: { DATABASE_URL: 'postgres://desk@127.0.0.1:1/shop' },
    found: [['database', 'wrong', '127.0.0.1:1, cannot be used', 'check that it runs']],
  },
]

const brandFaults: readonly PreparedFault[] = [
  {
    name: 'the GSTIN as shipped',
    merchant: brandWith({ gstin: '29AAKCG4821P1Z5' }),
    found: [['gstin', 'wrong', 'its last character would be Y', 'write yours']],
  },
  {
    name: 'a GSTIN that is none',
    merchant: brandWith({ gstin: '29AAKCG4821' }),
    found: [['gstin', 'wrong', '15 characters', 'write yours']],
  },
  {
    name: 'a GSTIN of another state than the address',
    merchant: brandWith({ gstin: '27AAPFU0939F1ZV' }),
    found: [
      [
        'gstin',
        'wrong',
        'registered in Maharashtra',
        'PIN code 560001 in Karnataka',
        'correct one',
      ],
    ],
  },
  {
    name: 'a GSTIN of no state',
    merchant: brandWith({ gstin: '99AAPFU0939F1ZK' }),
    found: [['gstin', 'wrong', 'is not valid', '15 characters', 'write yours']],
  },
  {
    name: 'an empty GSTIN',
    merchant: brandWith({ gstin: ' ' }),
    found: [['gstin', 'wrong', 'is empty', 'write yours', 'null if you are not registered']],
  },
  {
    name: 'a seller who is not registered',
    merchant: brandWith({ gstin: null }),
    found: [['gstin', 'note', 'is null', 'bills of supply', 'once you have one']],
  },
  {
    name: 'e-mail addresses as shipped',
    merchant: brandWith({ email: 'hello@games.example' }),
    found: [['mail', 'wrong', 'The email address hello@games.example', 'write one that you read']],
  },
  {
    name: 'a grievance officer without a mailbox',
    merchant: brandWith({ grievanceOfficer: { ...grievanceOfficer, email: 'me@example.com' } }),
    found: [['mail', 'wrong', 'The email address me@example.com', 'write one that you read']],
  },
  {
    name: 'a phone number of another country',
    merchant: brandWith({ phone: { text: '+1 555 0100', href: 'tel:+15550100' } }),
    found: [
      ['phones', 'wrong', '+1 555 0100 in', 'is not an Indian one', 'write +91 and ten digits'],
    ],
  },
  {
    name: 'a placeholder for a phone number',
    merchant: brandWith({ phone: { text: '+91 99999 99999', href: 'tel:+919999999999' } }),
    found: [['phones', 'wrong', 'looks like a placeholder', 'write one that you answer']],
  },
  {
    name: 'a phone number that dials another',
    merchant: brandWith({ phone: { ...phone, href: 'tel:+918047182290' } }),
    found: [['phones', 'wrong', 'but dials +918047182290', 'write the same number']],
  },
  {
    name: 'a placeholder for an address',
    merchant: brandWith({ address: ['[Your company]', ...address] }),
    found: [['address', 'wrong', 'has a placeholder ("[Your company]")', 'is registered']],
  },
  {
    name: 'an address without a PIN code',
    merchant: brandWith({ address: address.slice(0, 2) }),
    found: [['address', 'wrong', 'has no PIN code', 'write where']],
  },
  {
    name: 'a PIN code of another state',
    merchant: brandWith({ address: [...address.slice(0, 2), 'Bengaluru, Karnataka 400001'] }),
    found: [['address', 'wrong', '400001', 'is in Maharashtra', 'correct one of them']],
  },
  {
    name: 'the courts of another city',
    merchant: brandWith({ courts: 'Mumbai' }),
    found: [['address', 'note', 'The terms name the courts of Mumbai', 'correct courts']],
  },
  {
    name: 'a brand’s colour that is too pale for text',
    merchant: {
      colours: soundMerchant.colours.replace(/(--coral-text: light-dark\()[^,]+/, '$1#ffb0a0'),
    },
    found: [['colours', 'wrong', 'light: --coral-text on --ground', 'darker or lighter']],
  },
]

const pictureFaults: readonly PreparedFault[] = [
  {
    name: 'a link preview whose file is missing',
    merchant: {
      pictures: soundMerchant.pictures.map((named) =>
        named.field === 'url' ? { ...named, addresses: ['/og-none.png'] } : named,
      ),
    },
    found: [
      ['pictures', 'wrong', 'url in merchant/share-picture.ts', '(/og-none.png)', 'into public/'],
    ],
  },
  {
    name: 'pictures of the first screen that are missing',
    merchant: {
      pictures: [
        { file: 'merchant/home.ts', field: 'hero', addresses: ['/favicon.svg', '/hero-none.webp'] },
      ],
    },
    found: [['pictures', 'wrong', 'hero in merchant/home.ts', '(/hero-none.webp)']],
  },
]

const claimFaults: readonly PreparedFault[] = [
  {
    name: 'invented figures in a real shop',
    settings: { FIGURES: 'simulated' },
    found: [['claims', 'wrong', 'FIGURES=simulated shows invented figures', 'set it to measured']],
  },
  {
    name: 'a question that the owner has not answered',
    merchant: { answers: { ...soundMerchant.answers, returnDays: null } },
    found: [['claims', 'wrong', 'how many days a buyer has', 'answer returnDays']],
  },
  {
    name: 'a number of customers that nobody counted',
    merchant: { answers: { ...soundMerchant.answers, customers: null } },
    found: [['claims', 'note', 'how many customers there are', 'answer customers']],
  },
  {
    name: 'no zones of delivery',
    merchant: { zones: null },
    found: [['claims', 'note', 'by which day a PIN code gets its box', 'answer zones']],
  },
  {
    name: 'praise without evidence',
    merchant: { voices: [{ evidence: null }] },
    found: [['claims', 'note', 'claims without evidence (voices)', 'add the evidence']],
  },
]

/** Faults in the settings and in what the owner wrote. */
export const ownerFaults: readonly PreparedFault[] = [
  ...originFaults,
  ...settingFaults,
  ...serviceFaults,
  ...brandFaults,
  ...pictureFaults,
  ...claimFaults,
]
