import { expect, it } from 'vitest'
import { delayFonts } from './delay-fonts.ts'

const rules = '@font-face{font-family:A;src:url(/a.woff2)}'
const other = '<style data-href="/assets/app-1.css">a{color:red}</style>'
const page = (style: string) => `<head>${style}${other}</head><body></body>`

it('delays fonts until a script loads them, except without script', () => {
  const style = `<style data-href="/assets/faces-1.css">${rules}</style>`
  const html = delayFonts(page(style), 'n1')
  expect(html).toMatch(
    /^<head><style media="not all" data-href="\/assets\/faces-1.css">.*<\/style><script nonce="n1">.*<\/noscript>/s,
  )
  expect(html).toContain(`<noscript><style>${rules}</style></noscript>${other}`)
})

it('leaves a page without fonts unchanged', () => {
  expect(delayFonts(page(''), 'n1')).toBe(page(''))
})
