import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('uses the documented defaults when nothing is set', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://127.0.0.1:3000',
      trustedProxies: [],
      addressLimits: 1,
      store: {
        kind: 'local',
        dataDir: './data',
        catalogueFile: null,
        returnsToShop: true,
        cash: { maxRupees: 10_000, openOrders: 3 },
      },
      buildsDir: null,
      apiVersion: '2026-04',
      figures: 'simulated',
      referral: { code: 'REFERRAL100', rupees: 100 },
      logLevel: 'info',
      accessLog: false,
      metrics: null,
      purging: { webhookSecret: null, peers: [], cdn: null },
      desk: { databaseUrl: null, password: null, mail: null },
      unknown: [],
    })
  })

  it('lists names that begin like settings and are none', () => {
    const environment = { CASH_MOST: '0', PATH: '/bin', NODE_ENV: 'test', LOG_LEVEL: 'info' }
    expect(
      readSettings({ ...environment, SMTP_URI: 'smtp://a', METRICS_PATH: ' ' }).unknown,
    ).toEqual([
      { name: 'CASH_MOST', alike: ['CASH_MAX', 'CASH_OPEN_ORDERS'] },
      { name: 'SMTP_URI', alike: ['SMTP_URL'] },
    ])
  })

  it('reads a blank setting as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ', SHOPIFY_STORE_DOMAIN: '' }).port).toBe(3000)
  })

  // spec 7.006, 9.055
  it('reads a bare store host as https, and then defaults to measured figures', () => {
    const settings = readSettings({
      SHOPIFY_STORE_DOMAIN: 'party.example.com',
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't',
    })
    expect(settings.store).toMatchObject({ kind: 'hosted', origin: 'https://party.example.com' })
    expect(settings.figures).toBe('measured')
  })

  it.each(['My-Shop.Example', 'my-shop.example:443'])(
    'compares the store’s answers with its origin as browsers write it: %s',
    (domain) => {
      const { store } = readSettings({
        SHOPIFY_STORE_DOMAIN: domain,
        SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't',
      })
      expect(store).toMatchObject({ origin: 'https://my-shop.example' })
    },
  )

  it.each([
    [{ CATALOGUE_FILE: 'own.json' }, 'measured'],
    [{ CATALOGUE_FILE: 'own.json', FIGURES: 'simulated' }, 'simulated'],
    [{ FIGURES: 'off' }, 'off'],
  ])(
    'simulates figures by default only with the demonstration catalogue: %o',
    (environment, figures) => {
      expect(readSettings(environment).figures).toBe(figures)
    },
  )

  it('accepts a full store origin', () => {
    const { store } = readSettings({
      SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:4100',
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't',
    })
    expect(store).toMatchObject({ origin: 'http://127.0.0.1:4100' })
  })

  it('splits proxies at commas and blanks', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1\n fd00::/8' })
    expect(trustedProxies.map(([address, bits]) => `${address}/${bits}`)).toEqual([
      '10.0.0.0/8',
      '192.0.2.1/32',
      'fd00::/8',
    ])
  })

  it('accepts a local store whose checkout does not return', () => {
    const { store } = readSettings({ CHECKOUT_RETURN: 'none' })
    expect(store).toMatchObject({ kind: 'local', returnsToShop: false })
  })

  it('accepts other limits, or none', () => {
    const limits = { ADDRESS_LIMITS: '2.5', CASH_MAX: '0', CASH_OPEN_ORDERS: '9' }
    expect(readSettings(limits)).toMatchObject({
      addressLimits: 2.5,
      store: { cash: { maxRupees: 0, openOrders: 9 } },
    })
    expect(readSettings({ ADDRESS_LIMITS: '0' }).addressLimits).toBe(0)
  })

  it('reads webhook, peer and CDN settings', () => {
    const { purging } = readSettings({
      SHOPIFY_WEBHOOK_SECRET: ' 0123456789abcdef ',
      PEERS: 'http://10.0.0.2:3000, http://10.0.0.3:3000/',
      CDN_PURGE_URL: 'https://api.cdn.example/zones/1/purge',
      CDN_PURGE_TOKEN: 'token',
    })
    expect(purging).toEqual({
      webhookSecret: '0123456789abcdef',
      peers: ['http://10.0.0.2:3000', 'http://10.0.0.3:3000'],
      cdn: { url: 'https://api.cdn.example/zones/1/purge', token: 'token' },
    })
    const local = readSettings({ CDN_PURGE_URL: 'http://127.0.0.1:6081/purge' })
    expect(local.purging.cdn).toEqual({ url: 'http://127.0.0.1:6081/purge', token: null })
  })

  it('can log each request, and serve metrics on a port of their own', () => {
    const environment = { ACCESS_LOG: 'on', METRICS_PORT: '9464' }
    expect(readSettings(environment)).toMatchObject({
      accessLog: true,
      metrics: { host: '127.0.0.1', port: 9464 },
    })
    const place = { METRICS_PORT: '0', METRICS_HOST: '10.0.0.5', PORT: '0' }
    expect(readSettings(place).metrics).toEqual({ host: '10.0.0.5', port: 0 })
    expect(readSettings({ METRICS_HOST: '10.0.0.5' }).metrics).toBeNull()
  })

  it.each([
    `postgres://desk:${'pass%20word'}@db.example:5432/shop?sslmode=verify-full`,
    'postgresql://db.example/shop',
  ])('keeps the desk in the database of %s', (url) => {
    expect(readSettings({ DATABASE_URL: ` ${url} ` }).desk.databaseUrl).toBe(url)
  })

  it.each([
    `mysql://desk:${'secret'}@db.example/shop`,
    `desk:${'secret'}@db.example/shop`,
    `postgres://desk:${'secret'}@/shop`,
    `postgres://desk:${'secret'}@db.example/`,
    `postgres://desk:${'se%ret'}@db.example/shop`,
  ])('refuses the database %s without saying its password', (url) => {
    const message =
      'The setting DATABASE_URL must be an address such as postgres://desk:<password>@db.example:5432/shop, with what is special in the password percent-encoded.'
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(new SettingsError(message))
  })

  it('has the password of the desk’s owner, or refuses one that is too short without saying it', () => {
    const password = 'a sentence of one’s own'
    expect(readSettings({ DESK_PASSWORD: password }).desk.password).toBe(password)
    const message =
      'The setting DESK_PASSWORD must have 12 to 200 characters, of four kinds or more: a sentence is easy to remember.'
    expect(() => readSettings({ DESK_PASSWORD: 'hunter2' })).toThrow(new SettingsError(message))
  })

  it('drops a trailing slash from the public origin', () => {
    expect(readSettings({ PUBLIC_ORIGIN: 'https://gully.example/' }).publicOrigin).toBe(
      'https://gully.example',
    )
  })

  it.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port number from 0 to 65535.'],
    [{ PUBLIC_ORIGIN: 'gully.example' }, /PUBLIC_ORIGIN must be an origin/],
    [{ PUBLIC_ORIGIN: 'https://gully.example/shop' }, /PUBLIC_ORIGIN must be an origin/],
    [
      { TRUSTED_PROXIES: '10.0.0.1, proxy.example' },
      'The setting TRUSTED_PROXIES must list addresses or ranges of proxies, such as 10.0.0.0/8.',
    ],
    [{ CHECKOUT_RETURN: 'no' }, 'The setting CHECKOUT_RETURN must be shop or none.'],
    [{ ADDRESS_LIMITS: 'off' }, /ADDRESS_LIMITS must be a number from 0, for none, to 999/],
    [{ CASH_MAX: '99.5' }, /CASH_MAX must be whole rupees, such as 10000/],
    [{ CASH_OPEN_ORDERS: '0' }, /CASH_OPEN_ORDERS must be a number of orders from 1/],
    [{ FIGURES: 'made-up' }, 'The setting FIGURES must be simulated, measured or off.'],
    [{ REFERRAL_AMOUNT: '99.5' }, 'The setting REFERRAL_AMOUNT must be whole rupees, such as 100.'],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ ACCESS_LOG: 'yes' }, 'The setting ACCESS_LOG must be on or off.'],
    [
      { METRICS_PORT: '/metrics' },
      'The setting METRICS_PORT must be a port number from 0 to 65535.',
    ],
    [{ METRICS_PORT: '3000' }, 'The setting METRICS_PORT must differ from PORT.'],
    [{ HOST: 'a/b' }, 'The setting HOST must be an address or a name, such as 127.0.0.1.'],
    [{ HOST: 'fe80::1%eth0' }, /HOST must be an address/],
    [{ SHOPIFY_STORE_DOMAIN: 'a b' }, /SHOPIFY_STORE_DOMAIN must be a host/],
    [{ SHOPIFY_STORE_DOMAIN: 'a.example' }, /SHOPIFY_STOREFRONT_PUBLIC_TOKEN must be given/],
    [{ SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't' }, /SHOPIFY_STORE_DOMAIN must be given/],
    [
      { SHOPIFY_WEBHOOK_SECRET: 'short' },
      'The setting SHOPIFY_WEBHOOK_SECRET must be the secret that signs the webhooks, of 16 characters or more.',
    ],
    [
      { SHOPIFY_WEBHOOK_SECRET: '0123456789abcdef', PEERS: 'http://10.0.0.2:3000 shop-b' },
      "The setting PEERS must list origins of the shop's processes, such as http://10.0.0.2:3000.",
    ],
    [{ PEERS: 'http://10.0.0.2:3000' }, /SHOPIFY_WEBHOOK_SECRET must be given together with PEERS/],
    [
      { CDN_PURGE_URL: 'http://api.cdn.example/purge' },
      'The setting CDN_PURGE_URL must be an https address, such as https://api.cdn.example/purge.',
    ],
    [{ CDN_PURGE_TOKEN: 'token' }, /CDN_PURGE_URL must be given together with CDN_PURGE_TOKEN/],
    [
      { CDN_PURGE_URL: 'https://api.cdn.example', CDN_PURGE_TOKEN: 'a token' },
      'The setting CDN_PURGE_TOKEN must be a token without blanks.',
    ],
    [{ SHOPIFY_STOREFRONT_API_VERSION: 'latest' }, /must be a version such as 2026-04/],
  ])('refuses %o in one sentence that names the setting', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
    expect(() => readSettings(environment)).toThrow(sentence)
  })
})
