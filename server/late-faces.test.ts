import { expect, it } from 'vitest'
import { delayFaces } from './late-faces.ts'

const rules = '@font-face{font-family:A;src:url(/a.woff2)}'
const other = '<style data-href="/assets/app-1.css">a{color:red}</style>'
const page = (style: string) => `<head>${style}${other}</head><body></body>`

it('holds the faces back, with a script that lets them in, and only for those who have script', () => {
  const style = `<style data-href="/assets/faces-1.css">${rules}</style>`
  const html = delayFaces(page(style), 'n1')
  expect(html).toMatch(
    /^<head><style media="not all" data-href="\/assets\/faces-1.css">.*<\/style><script nonce="n1">.*<\/noscript>/s,
  )
  expect(html).toContain(`<noscript><style>${rules}</style></noscript>${other}`)
})

it('leaves a page without faces as it is', () => {
  expect(delayFaces(page(''), 'n1')).toBe(page(''))
})
