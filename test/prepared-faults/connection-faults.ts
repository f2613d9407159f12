import {
  answering,
  apiAnswering,
  movedTo,
  type PreparedFault,
  privateToken,
  publicToken,
  webPage,
  withField,
} from './prepared-fault.ts'

const locked = { message: 'Online Store channel is locked.', extensions: { code: 'BAD_REQUEST' } }
const MINUTE = 60_000

/** Faults on the way to the store. */
export const connectionFaults: readonly PreparedFault[] = [
  {
    name: 'a domain that nobody registered',
    settings: { SHOPIFY_STORE_DOMAIN: 'gone.test' },
    network: { 'https://gone.test': () => 'ENOTFOUND' },
    found: [
      ['connection', 'wrong', 'SHOPIFY_STORE_DOMAIN is gone.test, which does not exist', 'set it'],
    ],
  },
  {
    name: 'a port where nothing listens',
    settings: { SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:9' },
    network: { 'http://127.0.0.1:9': () => 'ECONNREFUSED' },
    found: [
      ['connection', 'wrong', 'is 127.0.0.1:9, but nothing listens there', 'the name and the port'],
    ],
  },
  {
    name: 'a certificate for another domain',
    settings: { SHOPIFY_STORE_DOMAIN: 'other.test' },
    network: { 'https://other.test': () => 'ERR_TLS_CERT_ALTNAME_INVALID' },
    found: [
      [
        'connection',
        'wrong',
        'The certificate of other.test is not valid',
        'set SHOPIFY_STORE_DOMAIN',
      ],
    ],
  },
  {
    name: 'a network without a way out',
    settings: { SHOPIFY_STORE_DOMAIN: 'far.test' },
    network: { 'https://far.test': () => 'ENETUNREACH' },
    found: [['connection', 'wrong', 'cannot be reached (ENETUNREACH)', 'network and firewall']],
  },
  {
    name: 'a domain that redirects',
    store: answering(() => movedTo('https://www.games.test/api')),
    found: [
      [
        'connection',
        'wrong',
        'redirects every request to www.games.test',
        'set SHOPIFY_STORE_DOMAIN to www.games.test',
      ],
    ],
    sells: 'nothing',
  },
  {
    name: 'a domain that answers with a web page',
    store: apiAnswering(webPage),
    found: [['connection', 'wrong', 'answers with a web page', "set it to the store's domain"]],
    sells: 'nothing',
  },
  {
    name: 'a domain of no store',
    store: apiAnswering(() => new Response('Not Found', { status: 404 })),
    found: [['connection', 'wrong', 'has no store', "check the domain's spelling"]],
    sells: 'nothing',
  },
  {
    name: 'a frozen store',
    store: apiAnswering(() => new Response('Payment Required', { status: 402 })),
    found: [['connection', 'wrong', 'is closed (HTTP 402)', "in the store's admin"]],
    sells: 'nothing',
  },
  {
    name: 'a channel that is locked',
    store: apiAnswering(() => Response.json({ errors: [locked] }, { status: 400 })),
    found: [['connection', 'wrong', 'sales channel is locked', 'password, or use a token']],
    sells: 'nothing',
  },
  {
    name: 'a store that is down',
    store: answering(() => new Response('', { status: 500 })),
    found: [['connection', 'wrong', 'is down (HTTP 500', "the provider's status page"]],
  },
  {
    name: 'a store that never answers',
    store: { delayMs: 5500 },
    found: [['connection', 'wrong', 'does not answer within 5 s', 'connection to it']],
  },
  {
    name: 'a store that throttles everything',
    store: { throttled: () => true },
    found: [['connection', 'wrong', 'throttles even a single request', 'the program that']],
  },
  {
    name: 'something that answers, but is no store',
    store: apiAnswering(() => Response.json({ hello: 'world' })),
    found: [
      ['connection', 'wrong', 'does not answer like a Storefront API', 'check SHOPIFY_STORE'],
    ],
    sells: 'nothing',
  },
  {
    name: 'a private token that is refused',
    store: { refusedTokens: [privateToken] },
    found: [['connection', 'wrong', 'token in SHOPIFY_STOREFRONT_PRIVATE_TOKEN', 'copy the app']],
    sells: 'nothing',
  },
  {
    name: 'a public token that is refused',
    store: { refusedTokens: [publicToken] },
    found: [['connection', 'wrong', 'token in SHOPIFY_STOREFRONT_PUBLIC_TOKEN', 'copy the app']],
    sells: 'all',
  },
  {
    name: 'a private token where browsers get it',
    settings: { SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'shpat_0123456789' },
    found: [['token', 'wrong', 'PUBLIC_TOKEN holds a private token', 'remove it at once']],
  },
  {
    name: 'the public token twice',
    settings: { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: publicToken },
    found: [['token', 'wrong', 'has the public token', 'set the private one']],
  },
  {
    name: 'no private token',
    settings: { SHOPIFY_STOREFRONT_PRIVATE_TOKEN: undefined },
    found: [['token', 'note', 'sees all buyers of this server as one', 'set the private token']],
    sells: 'all',
  },
  {
    name: 'a version that has ended',
    store: { version: '2026-07' },
    found: [['api-version', 'wrong', 'answers in API version 2026-07', 'API_VERSION to 2026-04']],
    sells: 'all',
  },
  {
    name: 'a version that ends',
    store: withField('supported', (node) => {
      if (node.handle === '2026-04') node.supported = false
    }),
    found: [['api-version', 'wrong', 'no longer supports API version 2026-04', 'API_VERSION to']],
  },
  {
    name: 'a version that nobody tried',
    settings: { SHOPIFY_STOREFRONT_API_VERSION: 'unstable' },
    store: { version: 'unstable' },
    found: [
      ['api-version', 'note', 'never checked against API version unstable', 'API_VERSION out'],
    ],
    sells: 'all',
  },
  {
    name: 'a clock that is behind',
    store: { clockMs: 10 * MINUTE },
    found: [['clock', 'wrong', "clock is 10 minutes behind the store's", 'turn on network time']],
    sells: 'all',
  },
  {
    name: 'a clock that is ahead',
    store: { clockMs: -10 * MINUTE },
    found: [['clock', 'wrong', "clock is 10 minutes ahead of the store's", 'turn on network time']],
  },
  {
    name: 'a store that throttles at times',
    store: { throttled: (request) => request === 3 },
    found: [['pace', 'note', 'The store throttled 1 of', 'its own token']],
    sells: 'all',
  },
]
