// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageSeo, type PageSeoProps } from './page-seo.tsx'
import { PublicOrigin } from './public-origin.ts'

const page = { title: 'Shot Roulette', description: 'Spin, sip, repeat.', keywords: ['shots'] }

function show(props: Partial<PageSeoProps> = {}, origin = 'https://shop.example'): void {
  render(
    <PublicOrigin value={origin}>
      <PageSeo {...page} {...props} />
    </PublicOrigin>,
  )
}

const said = (name: string) =>
  document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content')

test('a page tells its title and description to readers of links as well', () => {
  show()
  expect(document.title).toBe('Shot Roulette')
  expect(said('og:title')).toBe('Shot Roulette')
  expect(said('description')).toBe('Spin, sip, repeat.')
  expect(said('og:description')).toBe('Spin, sip, repeat.')
  expect(said('og:type')).toBe('website')
})

test('a page without a picture of its own shows the shop’s, at an absolute address with its size', () => {
  show({ share: null })
  expect(said('og:image')).toBe('https://shop.example/og-shop.png')
  expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630'])
  expect(said('og:image:alt')).toMatch(/^Party Gully/)
  expect(said('twitter:card')).toBe('summary_large_image')
})

test('a game shows its own picture and says that it is a product', () => {
  const share = { url: '/artwork/share/a.png', alt: 'A box', width: 1200, height: 630 }
  show({ type: 'product', share })
  expect(said('og:type')).toBe('product')
  expect(said('og:image')).toBe('https://shop.example/artwork/share/a.png')
  expect(said('og:image:alt')).toBe('A box')
})

test('a picture of the store keeps its own address, and a size that nobody knows is left out', () => {
  const url = 'https://cdn.shopify.com/a.webp?v=1'
  show({ share: { url, alt: 'A box', width: null, height: null } })
  expect(said('og:image')).toBe(url)
  expect(said('og:image:width')).toBeUndefined()
})

test('where the origin is not known no address is made up', () => {
  show({}, '')
  expect(said('og:image')).toBeUndefined()
})
