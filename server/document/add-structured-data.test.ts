import { expect, test } from 'vitest'
import { addStructuredData } from './add-structured-data.ts'

const page = '<html><body><p></body> in a text</p></body></html>'

test('data is at the end of the body, and no text in it can close its element', () => {
  const name = '</script><script>alert(1)</script>'
  const html = addStructuredData(page, [{ '@type': 'Thing', name }], '/a&b')
  expect(html).toMatch(
    /in a text<\/p><script type="application\/ld\+json" data-page="\/a&amp;b">.*<\/script><\/body><\/html>$/,
  )
  const [, json = ''] = /data-page="[^"]*">(.*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  })
})

test('a page without data is unchanged', () => {
  expect(addStructuredData(page, [], '/')).toBe(page)
})
