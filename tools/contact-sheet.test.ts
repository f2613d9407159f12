import { expect, test } from 'vitest'
import { drawContactSheet } from './contact-sheet.ts'

const shot = (title: string, width: number, theme: string) => ({
  title,
  width,
  theme,
  file: `${width}-${theme}.png`,
})

test('each page has one row, narrow screens first', () => {
  const html = drawContactSheet([
    shot('/faq', 1280, 'dark'),
    shot('/faq', 360, 'light'),
    shot('/faq', 360, 'dark'),
  ])
  expect(html.match(/<h2>/g)).toHaveLength(1)
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '360-dark.png',
    '360-light.png',
    '1280-dark.png',
  ])
})

test('a path is escaped', () => {
  const html = drawContactSheet([shot('/search?q=<b>&"', 360, 'dark')])
  expect(html).toContain('<h2>/search?q=&lt;b&gt;&amp;&quot;</h2>')
})
