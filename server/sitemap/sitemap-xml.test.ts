import { expect, test } from 'vitest'
import { toIndexXml, toSitemapXml } from './sitemap-xml.ts'

test('an index lists its files with their last change if known', () => {
  const xml = toIndexXml([
    { url: 'https://shop.example/sitemap/pages.xml', updatedAt: null },
    { url: 'https://shop.example/sitemap/products-1.xml', updatedAt: '2026-11-02T04:30:00Z' },
  ])
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>
<sitemap><loc>https://shop.example/sitemap/products-1.xml</loc><lastmod>2026-11-02T04:30:00Z</lastmod></sitemap>
</sitemapindex>
`)
})

test('a page lists its pictures, with XML characters escaped', () => {
  const xml = toSitemapXml([
    {
      url: 'https://shop.example/product/a',
      updatedAt: null,
      pictures: [`https://cdn.example/a.webp?v=1&w=2"'<>`],
    },
  ])
  expect(xml).toContain(
    '<url><loc>https://shop.example/product/a</loc><image:image><image:loc>https://cdn.example/a.webp?v=1&amp;w=2&quot;&apos;&lt;&gt;</image:loc></image:image></url>',
  )
})
