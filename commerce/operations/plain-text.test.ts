import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test('keeps paragraphs and list items on separate lines', () => {
  const html =
    '<p><strong>Spin,</strong> read,\n sip.</p>\n<p>Twist!</p><ul><li>55 cards</li>\n<li><p>A spinner</p></li></ul><p>Line<br>break</p>'
  expect(toPlainText(html)).toBe(
    'Spin, read, sip.\n\nTwist!\n\n• 55 cards\n• A spinner\n\nLine\nbreak',
  )
})

test.each([
  ['<script>alert(1)</script>Hi<style>p{}</style>', 'Hi'],
  ['a <!-- <p>not</p> --> b', 'a b'],
  ['<a title="1 > 0" href=x>One</a>', 'One'],
  ['Tea &amp; toast &#8377;20 &#x20b9;30 &unknown; &#0;', 'Tea & toast ₹20 ₹30 &unknown;'],
  ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['1 < 2', '1 < 2'],
  ['&apos;&quot;&lsquo;&rsquo;&ldquo;&rdquo;', '\'"‘’“”'],
  ['1&ndash;2&mdash;3&times;4&hellip;', '1–2—3×4…'],
  ['&#1114111;&#1114112;a&#x10ffff;&#x110000;', '\u{10ffff}a\u{10ffff}'],
  ["<a title='1 > 0' href=x>One</a>", 'One'],
  ["<a title='' href=x>One</a>", 'One'],
  ['Chai  \n\t Pe', 'Chai Pe'],
  ['a<script async>1</script>b', 'a b'],
  ['a<td>b</td><th>c</th>', 'a b c'],
  ['<ul><li>One</li><li class="last"> </li></ul>', '• One'],
  ['<ul><li>One</li><li></li></ul><p>Two</p>', '• One\n\nTwo'],
  ['<ul><li><li>One</ul>', '• One'],
  ['Chai&nbsp;Pe', 'Chai Pe'],
  ['<ul><li></li><li>One</li></ul>', '• One'],
  ['<table><tr><th>Metro</th><td>2-4 days</td></tr></table>', 'Metro 2-4 days'],
  ['', ''],
])('"%s" says "%s"', (html, text) => expect(toPlainText(html)).toBe(text))

test('text without markup only loses extra white space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z .,!]*$/), (text) => {
      expect(toPlainText(text)).toBe(text.replace(/ +/g, ' ').trim())
    }),
  )
})

test('removes every tag of well-formed markup', () => {
  const tags = fc.constantFrom('p', 'b', 'li', 'h2', 'em', 'x-y')
  fc.assert(
    fc.property(fc.array(fc.tuple(tags, fc.stringMatching(/^[a-z ]*$/))), (elements) => {
      const html = elements.map(([tag, text]) => `<${tag} class="a>b">${text}</${tag}>`).join('')
      expect(toPlainText(html)).not.toMatch(/[<>]/)
    }),
  )
})
