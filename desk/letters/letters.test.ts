import { expect, it } from 'vitest'
import { contrast } from '#app/styles/contrast.ts'
import { brand } from '#merchant/brand.ts'
import { exampleLetters, exampleMessage, exampleOrder } from '#test/mail/example-letters.ts'
import { createLetter, type Letter } from './letter.ts'
import { dark, label, light } from './letter-colours.ts'
import { toAnswer, toNotice, toReceipt } from './message-letters.ts'
import { toDispatchNotice } from './order-letters.ts'
import { toWelcome } from './subscriber-letters.ts'

const letters = Object.entries(exampleLetters)

/** The text that a person reads in the HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}
const tokensOf = (text: string) => new Set(text.match(/[\p{L}\p{N}₹.,@:/?=-]+/gu) ?? [])

it.each(letters)('%s has the same content in plain text and HTML', (_, { text, html }) => {
  const written = tokensOf(text)
  const frame = tokensOf('Or open this link: – --')
  const missing = [...tokensOf(wordsOf(html))].filter(
    (word) => !written.has(word) && !written.has(`${word}:`) && !frame.has(word),
  )
  const sign = brand.wordmark.split(' ')
  expect(missing.filter((word) => !sign.includes(word))).toEqual([])
})

it.each(letters)('%s loads nothing, runs nothing and is at most 600 pixels wide', (_, { html }) => {
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)|url\(|@import|\son\w+=/i)
  expect(html).toContain('max-width:600px')
  for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\//)
})

it.each(letters)('%s has a bold logo and a bold heading', (_, { html }) => {
  expect(html).toMatch(/<span [^>]*font-weight:700/)
  expect(html).toMatch(/<h1 [^>]*font-weight:700/)
})

it('marks only the total of an order, by bold type and a rule in the colour of the text', () => {
  const rows = exampleLetters.order?.html.match(/<tr><th.*?<\/tr>/g) ?? []
  const cell = 'class="ink" style="[^"]*border-top:2px solid;[^"]*font-weight:700;[^"]*"'
  const marked = rows.filter((row) => new RegExp(`<th [^>]*${cell}.*<td ${cell}`).test(row))
  expect(marked).toEqual([expect.stringMatching(/>Total<.*>₹1,527</)])
  expect(rows.filter((row) => row.includes('border-top'))).toEqual(marked)
})

const odd = `<script>alert(1)</script>"'&\r\nBcc: many@example.com\n\u202Eevil\u2028end</style></td>`

it('escapes everything that people typed', () => {
  const message = { ...exampleMessage, name: odd, email: odd, phone: odd, text: odd }
  for (const letter of [toReceipt(message), toNotice(message), toAnswer(message, odd)]) {
    expect(letter.html).not.toMatch(/<script|<\/style><\/td>|"'&/)
    expect(letter.html.match(/<\/style>/g)).toHaveLength(1)
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(letter.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
    expect(letter.subject.length).toBeLessThanOrEqual(120)
  }
})

it('does not mail typed text to an unverified address', () => {
  const { text, html } = toReceipt({ ...exampleMessage, text: 'Buy at https://spam.example' })
  expect(text + html).not.toContain('spam')
})

it('quotes every line of a message', () => {
  const { text } = toNotice({ ...exampleMessage, text: 'One\r\n\n--\nTwo' })
  expect(text).toContain('> One\n>\n> --\n> Two')
})

it('states the legal deadline to a complainant and the remaining time to the merchant', () => {
  const grievance = { ...exampleMessage, kind: 'grievance' } as const
  expect(toReceipt(grievance).text).toContain('within one month')
  expect(toNotice(grievance).text).toContain('48 hours')
  expect(toReceipt(exampleMessage).text).not.toContain('month')
})

it('promises no code when the store has none', () => {
  const urls = { shopUrl: 'https://shop.example/', unsubscribeUrl: 'https://shop.example/u' }
  expect(toWelcome({ ...urls, code: null }).text).not.toMatch(/10%|code|Type it in/)
  expect(toWelcome({ ...urls, code: 'WELCOME10' }).text).toContain('WELCOME10')
})

it('links a parcel only to a web page', () => {
  const parcel = { carrier: 'Post', trackingNumber: 'X1', trackingUrl: 'javascript:alert(1)' }
  expect(toDispatchNotice(exampleOrder, parcel).html).not.toContain('javascript:')
})

it('truncates a long subject between characters', () => {
  const { subject }: Letter = createLetter({ ...plain, subject: '🎲'.repeat(200) })
  expect(subject).toBe(`${'🎲'.repeat(119)}…`)
})
const plain = { title: 'Title', blocks: [], reason: 'Reason' }

it('has readable contrast in both themes', () => {
  const themes = [light, dark].flatMap(({ ground, paper, inset, ink, muted }) => [
    [ink, paper],
    [ink, inset],
    [muted, ground],
    [muted, paper],
  ])
  const labels = [label.coral, label.marigold].map((under) => [label.ink, under])
  for (const [text = '', under = ''] of [...themes, ...labels])
    expect(contrast(text, under), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5)
})
