import { expect, test } from 'vitest'
import { readPolicyText } from './policy-text.ts'

test('headings split the text into sections after an introduction', () => {
  const body =
    '<p>Hello.</p><h2 id="a">What we <em>collect</em></h2><p>Your name.</p><ul><li>One</li><li>Two</li></ul><h3>Rights</h3>Ask us.'
  expect(readPolicyText(body)).toEqual({
    intro: [{ type: 'paragraph', line: ['Hello.'] }],
    sections: [
      {
        id: 'what-we-collect-1',
        title: 'What we collect',
        blocks: [
          { type: 'paragraph', line: ['Your name.'] },
          { type: 'list', isOrdered: false, items: [['One'], ['Two']] },
        ],
      },
      { id: 'rights-2', title: 'Rights', blocks: [{ type: 'paragraph', line: ['Ask us.'] }] },
    ],
  })
})

test('repeated headings and those in other scripts have unique anchors', () => {
  const { sections } = readPolicyText('<h2>How &amp; when?</h2><h3>How &amp; when?</h3><h2>कैसे</h2>')
  expect(sections.map(({ id }) => id)).toEqual(['how-when-1', 'how-when-2', 'part-3'])
})

test.each([
  ['<h2>A</h2><script>"<h2>B</h2>"; alert(1)</script>ok', ['A']],
  ['<!-- <h2>A</h2> --><h1>B</h1>', ['B']],
  ['<h2><img src=x onerror=alert(1)>A</h2>', ['A']],
  ['<h2> </h2>text', []],
  ['no heading', []],
  ['', []],
])('no script of %s remains, and its sections are %j', (body, titles) => {
  const { sections } = readPolicyText(body)
  expect(sections.map(({ title }) => title)).toEqual(titles)
  expect(JSON.stringify(readPolicyText(body))).not.toMatch(/[<>]|alert/)
})
