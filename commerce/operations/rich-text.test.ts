import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richText } from '#commerce/model/rich-text.ts'
import { readRichText } from './rich-text.ts'

const toPlainText = (html: string) => richText(readRichText(html))

test('headings, strong words, links, lists and tables are read', () => {
  const html = `
    <h2>How it <em>plays</em></h2>
    <p><b>Spin</b>, then <a href="https://example.com/a?b=1&amp;c=2" onclick="x()">read <strong>this</strong></a>.</p>
    <ol><li>One<ul><li>Two</li></ul></li></ol>
    <table><thead><tr><th>Box</th><th>Cards</th></tr></thead>
      <tbody><tr><th>Small</th><td>55</td></tr><tr><td>Large</td><td><b>110</b></td></tr></tbody></table>`
  const href = 'https://example.com/a?b=1&c=2'
  expect(readRichText(html)).toEqual([
    { type: 'heading', line: ['How it plays'] },
    {
      type: 'paragraph',
      line: [
        { text: 'Spin', isStrong: true },
        ', then ',
        { text: 'read ', href },
        { text: 'this', isStrong: true, href },
        '.',
      ],
    },
    { type: 'list', isOrdered: true, items: [['One'], ['Two']] },
    {
      type: 'table',
      head: [['Box'], ['Cards']],
      rows: [
        [['Small'], ['55']],
        [['Large'], [{ text: '110', isStrong: true }]],
      ],
    },
  ])
})

test.each([
  ['mailto:a@b.in', 'mailto:a@b.in'],
  ['/product/ludo', '/product/ludo'],
  ['javascript:alert(1)', undefined],
  [' java&#10;script:alert(1)', undefined],
  ['&#x6a;avascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/&#9;/evil.example', undefined],
  ['#top', undefined],
  ['', undefined],
])('a link to "%s" leads to %s', (address, href) => {
  const line = [href === undefined ? 'Go' : { text: 'Go', href }]
  expect(readRichText(`<a href="${address}">Go</a>`)).toEqual([{ type: 'paragraph', line }])
})

test('a link ends at its closing tag, and its URL may have any quotes or none', () => {
  expect(readRichText(`<a href='/a'>A</a> <a href=/b>B</a> c <a>d</a>`)).toEqual([
    {
      type: 'paragraph',
      line: [{ text: 'A', href: '/a' }, ' ', { text: 'B', href: '/b' }, ' c d'],
    },
  ])
})

test.each([
  [
    'a table without header cells has no head',
    '<table><tr><td>A</td><td>1</td></tr></table>',
    [],
    1,
  ],
  [
    'a table with header cells only has no head',
    '<table><tr><th>A</th><th>B</th></tr></table>',
    [],
    1,
  ],
  ['an empty cell keeps its place', '<table><tr><td></td><td>1</td></tr></table>', [], 1],
  ['a table that is cut off ends with the text', '<table><tr><td>A<td>1', [], 1],
  [
    'empty rows are left out',
    '<table><tr></tr><tr><td> </td></tr><tr><td>1</td></tr></table>',
    [],
    1,
  ],
])('%s', (_, html, head, count) => {
  const [table, ...rest] = readRichText(html)
  expect(rest).toEqual([])
  expect(table).toMatchObject({ type: 'table', head })
  expect(table?.type === 'table' && table.rows.length).toBe(count)
})

test.each([
  ['One<br>two<br/><br>Three', ['One\ntwo', 'Three']],
  ['<p>One</p><br><p>Two</p>', ['One', 'Two']],
  ['<h2>Title<p>Text</p></h2><p>More</p>', ['Title', 'Text', 'More']],
  ['</b></a></ul></table>Still here', ['Still here']],
])('%s is split into the lines %j', (html, lines) => {
  expect(toPlainText(html).split('\n\n')).toEqual(lines)
})

test('lists in a cell and paragraphs in an item become lines', () => {
  expect(
    readRichText(
      '<table><tr><td>A</td><td><ul><li>One</li><li>Two</li></ul></td></tr></table><ul><li><p>Three</p><p>Four</p></li></ul>',
    ),
  ).toEqual([
    { type: 'table', head: [], rows: [[['A'], ['One\nTwo']]] },
    { type: 'list', isOrdered: false, items: [['Three\nFour']] },
  ])
})

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
  [
    'Tea &amp; toast &#8377;20 &#x20b9;30 &unknown; &valueOf; &#0;',
    'Tea & toast ₹20 ₹30 &unknown; &valueOf;',
  ],
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
