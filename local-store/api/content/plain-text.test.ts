import { describe, expect, it } from 'vitest'
import { plainText, truncate } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    ['<p>Roll &amp; drink.</p><p>For <b>four</b>.</p>', 'Roll & drink. For four.'],
    ['a<br>b&nbsp;c &#8377;5 &#x20B9;6', 'a b c ₹5 ₹6'],
    ['<style>p{}</style>x<script>alert(1)</script>', 'x'],
    ['&unknown; &constructor; &#0;', '&unknown; &constructor; &#0;'],
    ['', ''],
  ])('turns %j into %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('truncate', () => {
  it.each([
    ['a long text', 8, 'a lon...'],
    ['short', 8, 'short'],
    ['anything', null, 'anything'],
    ['anything', 2, '...'],
  ])('cuts %j at %s', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected)
  })
})
