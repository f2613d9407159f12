import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

const handles = (nodes: { handle: string }[]) => nodes.map(({ handle }) => handle)

describe('a product', () => {
  it('is found by handle and by id, and null when unknown', async () => {
    const { data } = await openTestApi().ask(`{
      byHandle: product(handle:"ludo"){id}
      byId: product(id:"gid://shopify/Product/1"){handle}
      old: productByHandle(handle:"ludo"){id}
      hidden: product(handle:"secret"){id}
      other: product(id:"gid://shopify/Collection/1"){id}
    }`)
    const id = 'gid://shopify/Product/1'
    expect(data).toEqual({
      byHandle: { id },
      byId: { handle: 'ludo' },
      old: { id },
      hidden: null,
      other: null,
    })
  })

  it('shows its texts, prices and stock', async () => {
    const { data } = await openTestApi().ask(`{product(handle:"ludo"){
      title description short: description(truncateAt:9) productType vendor tags onlineStoreUrl
      availableForSale totalInventory
      priceRange{minVariantPrice{amount currencyCode} maxVariantPrice{amount}}
      compareAtPriceRange{maxVariantPrice{amount}}
      options{name values optionValues{name firstSelectableVariant{sku}}}
      variants(first:5){nodes{sku title price{amount} compareAtPrice{amount} availableForSale
        quantityAvailable currentlyNotInStock selectedOptions{name value} image{altText}}}
    }}`)
    expect(data.product).toMatchObject({
      title: 'Drunk Ludo',
      description: 'Roll & drink. For four',
      short: 'Roll &...',
      onlineStoreUrl: '/products/ludo',
      availableForSale: true,
      totalInventory: 11,
      priceRange: {
        minVariantPrice: { amount: '799.0', currencyCode: 'INR' },
        maxVariantPrice: { amount: '1299.5' },
      },
      compareAtPriceRange: { maxVariantPrice: { amount: '999.0' } },
      options: [{ name: 'Edition', values: ['Classic', 'Deluxe'] }],
    })
    expect(data.product.options[0].optionValues[1]).toEqual({
      name: 'Deluxe',
      firstSelectableVariant: { sku: 'LUDO-D' },
    })
    expect(data.product.variants.nodes[1]).toEqual({
      sku: 'LUDO-D',
      title: 'Deluxe',
      price: { amount: '1299.5' },
      compareAtPrice: null,
      availableForSale: true,
      quantityAvailable: 1,
      currentlyNotInStock: false,
      selectedOptions: [{ name: 'Edition', value: 'Deluxe' }],
      image: { altText: 'ludo-back' },
    })
  })

  it('is no longer for sale once its stock is gone', async () => {
    const { ask, store } = openTestApi()
    const query = '{product(handle:"taboo"){availableForSale totalInventory}}'
    expect((await ask(query)).data.product).toEqual({ availableForSale: true, totalInventory: 3 })
    store.inventory.take(21, 3)
    expect((await ask(query)).data.product).toEqual({ availableForSale: false, totalInventory: 0 })
  })

  it('finds its variants by options', async () => {
    const { data } = await openTestApi().ask(`{product(handle:"ludo"){
      exact: variantBySelectedOptions(selectedOptions:[{name:"Edition",value:"Deluxe"}]){sku}
      none: variantBySelectedOptions(selectedOptions:[{name:"Edition",value:"deluxe"}]){sku}
      loose: variantBySelectedOptions(caseInsensitiveMatch:true,selectedOptions:[{name:"edition",value:"deluxe"}]){sku}
      first: selectedOrFirstAvailableVariant{sku}
      adjacentVariants(selectedOptions:[{name:"Edition",value:"Deluxe"}]){sku}
    }}`)
    expect(data.product).toEqual({
      exact: { sku: 'LUDO-D' },
      none: null,
      loose: { sku: 'LUDO-D' },
      first: { sku: 'LUDO-C' },
      adjacentVariants: [{ sku: 'LUDO-C' }],
    })
  })

  it('has recommendations: similar products, available ones first', async () => {
    const { data } = await openTestApi().ask(`{
      like: productRecommendations(productId:"gid://shopify/Product/2"){handle}
      none: productRecommendations(productHandle:"nope"){handle}
    }`)
    expect(handles(data.like)).toEqual(['download', 'ludo'])
    expect(data.none).toBeNull()
  })
})

describe('pictures', () => {
  const products = [
    {
      id: 1,
      handle: 'a',
      title: 'A',
      images: [
        { url: 'https://pictures.test/a.webp', width: 10, height: 10 },
        { url: '/local-store/cdn/shop/files/b.webp?v=1', width: 10, height: 10 },
      ],
      variants: [{ price: '1', stock: 1 }],
    },
  ]
  const open = () => openTestApi({ products, collections: [], discounts: [] })

  it('elsewhere keep their URL; ours are resized by the CDN', async () => {
    const { data } = await open().ask(`{product(handle:"a"){images(first:2){nodes{
      url src sized: url(transform:{maxWidth:300,maxHeight:200,crop:CENTER,scale:2,preferredContentType:WEBP})}}}}`)
    expect(data.product.images.nodes).toEqual([
      {
        url: 'https://pictures.test/a.webp',
        src: 'https://pictures.test/a.webp',
        sized: 'https://pictures.test/a.webp',
      },
      {
        url: '/local-store/cdn/shop/files/b.webp?v=1',
        src: '/local-store/cdn/shop/files/b.webp?v=1',
        sized:
          '/local-store/cdn/shop/files/b.webp?v=1&width=600&height=400&crop=center&format=webp',
      },
    ])
  })

  it('may not be larger than allowed', async () => {
    const { errors } = await open().ask(
      '{product(handle:"a"){images(last:1){nodes{url(transform:{maxWidth:5761})}}}}',
    )
    expect(errors?.[0]?.message).toBe('Image width must be between 1 and 5760')
  })
})

describe('lists of products', () => {
  const list = async (args: string) => {
    const { data } = await openTestApi().ask(`{products(first:9,${args}){nodes{handle}}}`)
    return handles(data.products.nodes)
  }

  it.each([
    ['sortKey:TITLE', ['couples', 'taboo', 'ludo', 'download']],
    ['sortKey:PRICE,reverse:true', ['ludo', 'taboo', 'couples', 'download']],
    ['query:"party"', ['ludo', 'taboo', 'download']],
    ['query:"tag:party"', ['ludo', 'taboo']],
    ['query:"tag:party AND NOT drink*"', ['taboo']],
    ['query:"product_type:\\"party games\\""', ['taboo', 'download']],
    ['query:"title:desi OR handle:couples"', ['taboo', 'couples']],
    ['query:"variants.price:<400"', ['couples', 'download']],
    ['query:"variants.price:>=499 -ludo"', ['taboo']],
    ['query:"available_for_sale:false"', ['couples']],
    ['query:"(ludo OR taboo) sku:taboo"', ['taboo']],
    ['query:"id:3"', ['couples']],
    ['query:"id:>=3"', ['couples', 'download']],
    ['query:"vendor:*"', ['ludo']],
    ['query:"-vendor:*"', ['taboo', 'couples', 'download']],
    ['query:"variants.title:deluxe"', ['ludo']],
    ['query:"variants.price:nonsense"', []],
    ['query:"created_at:2026-01-01"', ['ludo', 'taboo', 'couples', 'download']],
    ['query:"created_at:>2026-01-01"', []],
    ['query:"updated_at:<now AND tag:party"', ['ludo', 'taboo']],
    ['query:"created_at:>nonsense"', []],
    ['query:"-(tag:party OR product_type:couple*)"', ['download']],
    ['query:"((( OR AND NOT"', ['ludo', 'taboo', 'couples', 'download']],
    ['query:"party",sortKey:RELEVANCE', ['taboo', 'download', 'ludo']],
    ['query:"party",sortKey:RELEVANCE,reverse:true', ['ludo', 'download', 'taboo']],
    ['sortKey:RELEVANCE', ['ludo', 'taboo', 'couples', 'download']],
  ])('take %s', async (args, expected) => {
    expect(await list(args)).toEqual(expected)
  })

  it('follow the file where its ids are derived from handles', async () => {
    const names = ['auction', 'bluff', 'charades', 'dice', 'echo', 'finale']
    const products = names.map((handle) => ({
      ...{ handle, title: handle },
      variants: [{ price: '299.00', stock: 1 }],
    }))
    const { ask } = openTestApi({ products, collections: [], discounts: [] })
    const { data } = await ask(`{
      products(first:9){nodes{handle}}
      last:products(first:9,sortKey:ID,reverse:true){nodes{handle}}
    }`)
    expect(handles(data.products.nodes)).toEqual(names)
    expect(handles(data.last.nodes)).toEqual(names.toReversed())
  })
})

describe('nodes', () => {
  it('are found whatever their type, and null when unknown', async () => {
    const ids = ['Product/1', 'ProductVariant/12', 'Collection/1', 'Shop/1', 'Product/99', 'Nope/1']
    const { data } = await openTestApi().ask('query($ids:[ID!]!){nodes(ids:$ids){__typename id}}', {
      ids: ids.map((id) => `gid://shopify/${id}`),
    })
    expect(data.nodes.map((node: { __typename: string } | null) => node?.__typename)).toEqual([
      'Product',
      'ProductVariant',
      'Collection',
      'Shop',
      undefined,
      undefined,
    ])
  })
})

describe('the shop', () => {
  it('shows its name, policies and country', async () => {
    const { data } = await openTestApi().ask(`{
      shop{name moneyFormat primaryDomain{host url} privacyPolicy{title body} refundPolicy{body}
        paymentSettings{currencyCode enabledPresentmentCurrencies}}
      localization{country{isoCode currency{symbol}} language{isoCode}}
    }`)
    expect(data).toEqual({
      shop: {
        name: 'Test Shop',
        moneyFormat: '₹{{amount_no_decimals}}',
        primaryDomain: { host: 'shop.test', url: 'http://shop.test' },
        privacyPolicy: { title: 'Privacy', body: 'We keep little.' },
        refundPolicy: null,
        paymentSettings: { currencyCode: 'INR', enabledPresentmentCurrencies: ['INR'] },
      },
      localization: {
        country: { isoCode: 'IN', currency: { symbol: '₹' } },
        language: { isoCode: 'EN' },
      },
    })
  })
})
