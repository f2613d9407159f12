import { expect, test } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

const still = { url: '/still.webp', width: 720, height: 900 }
const source = { url: '/film.webm', mimeType: 'video/webm' as const, width: 720, height: 900 }
const products = [
  {
    id: 1,
    handle: 'a',
    title: 'A',
    images: [{ url: '/a.webp', width: 10, height: 10 }],
    video: { id: 7, altText: 'A round', preview: still, sources: [source] },
    variants: [{ price: '1', stock: 1 }],
  },
  { id: 2, handle: 'b', title: 'B', variants: [{ price: '1', stock: 1 }] },
]
const open = () => openTestApi({ products, collections: [], discounts: [] })

test('a video comes after the pictures, with its poster and sources', async () => {
  const { data } = await open().ask(`{product(handle:"a"){media(first:5){nodes{
    __typename mediaContentType ...on Video{id alt previewImage{url} sources{url format mimeType width height}}}}}}`)
  expect(data.product.media.nodes).toEqual([
    { __typename: 'MediaImage', mediaContentType: 'IMAGE' },
    {
      __typename: 'Video',
      mediaContentType: 'VIDEO',
      id: 'gid://shopify/Video/7',
      alt: 'A round',
      previewImage: { url: '/still.webp' },
      sources: [{ ...source, format: 'webm' }],
    },
  ])
})

test('a video is first in reverse order, and can be on its own page', async () => {
  const { data } = await open().ask(`{product(handle:"a"){
    turned: media(first:1,reverse:true){nodes{__typename}}
    first: media(first:1){pageInfo{endCursor}}}}`)
  expect(data.product.turned.nodes).toEqual([{ __typename: 'Video' }])
  const { endCursor } = data.product.first.pageInfo
  const { data: rest } = await open().ask(
    `{product(handle:"a"){media(first:1,after:"${endCursor}"){nodes{__typename}}}}`,
  )
  expect(rest.product.media.nodes).toEqual([{ __typename: 'Video' }])
})

test('a product without one has none', async () => {
  const { data } = await open().ask('{product(handle:"b"){media(first:5){nodes{__typename}}}}')
  expect(data.product.media.nodes).toEqual([])
})
