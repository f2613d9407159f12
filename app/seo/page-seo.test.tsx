// @vitest-environment jsdom

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop } from '#test/in-shop.tsx'
import { PageSeo, type PageSeoProps } from './page-seo.tsx'

const page = { title: 'Shot Roulette', description: 'Spin, sip, repeat.', keywords: ['shots'] }

function show(props: Partial<PageSeoProps> = {}): void {
  render(
    <InShop>
      <PageSeo {...page} {...props} />
    </InShop>,
  )
}

const said = (name: string) =>
  document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content')

test('a page has its title and description in link previews too', () => {
  show()
  expect(document.title).toBe('Shot Roulette')
  expect(said('og:title')).toBe('Shot Roulette')
  expect(said('description')).toBe('Spin, sip, repeat.')
  expect(said('og:description')).toBe('Spin, sip, repeat.')
  expect(said('og:type')).toBe('website')
})

test('a page without a picture shows the shop’s, with absolute URL and size', () => {
  show({ share: null })
  expect(said('og:image')).toBe('https://shop.example/og-shop.png')
  expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630'])
  expect(said('og:image:alt')).toContain(brand.name)
  expect(said('twitter:card')).toBe('summary_large_image')
})

test('a game shows its picture and has type product', () => {
  const share = { url: '/artwork/share/a.png', alt: 'A box', width: 1200, height: 630 }
  show({ type: 'product', share })
  expect(said('og:type')).toBe('product')
  expect(said('og:image')).toBe('https://shop.example/artwork/share/a.png')
  expect(said('og:image:alt')).toBe('A box')
})

test('a picture of the store keeps its URL, and an unknown size is omitted', () => {
  const url = 'https://cdn.shopify.com/a.webp?v=1'
  show({ share: { url, alt: 'A box', width: null, height: null } })
  expect(said('og:image')).toBe(url)
  expect(said('og:image:width')).toBeUndefined()
})
