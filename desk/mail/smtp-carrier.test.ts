import { expect, it, onTestFinished } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { type MailServerOptions, startMailServer } from '#test/mail/start-mail-server.ts'
import { openDesk } from '../open-desk.ts'
import { LEASE_MS } from './claim-letter.ts'
import type { NewLetter } from './queue-letter.ts'
import type { Delivery } from './settle-letter.ts'
import { createSmtpCarrier, type MailServer, openTransport } from './smtp-carrier.ts'

/** Sends one letter and returns the result. */
async function sendOne(
  letter: Partial<NewLetter> = {},
  options: MailServerOptions = {},
  place: Partial<MailServer> = {},
) {
  const server = await startMailServer(options)
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(async () => {
    await Promise.all([server.stop(), desk.close()])
  })
  await queueTestLetter(desk, 1, letter)
  const claimed = await desk.mail.claim()
  if (claimed === null) throw new Error('No letter is due')
  const login = { user: 'shop', password: 'se cret' }
  const carrier = createSmtpCarrier({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    login,
    from: 'shop@example.com',
    ...place,
  })
  const delivery: Delivery = await carrier.send(claimed)
  const { arrived, countLogins } = server
  return { delivery, arrived, countLogins, messageId: claimed.message_id }
}

it('sends plain text and HTML from the shop, with the letter’s own Message-ID', async () => {
  const { delivery, arrived, messageId } = await sendOne({
    replyTo: 'asha@example.com',
    inReplyTo: '<first@example.com>',
    unsubscribeUrl: 'https://shop.example/unsubscribe?key=abc',
  })
  expect(delivery).toEqual({ type: 'sent' })
  const { to, head, body } = arrived[0] ?? { to: '', head: '', body: '' }
  expect(to).toBe('shopper1@example.com')
  for (const line of [
    `From: ${brand.name} <shop@example.com>`,
    'Reply-To: asha@example.com',
    `Message-ID: ${messageId}`,
    'In-Reply-To: <first@example.com>',
    'References: <first@example.com>',
    'List-Unsubscribe: <https://shop.example/unsubscribe?key=abc>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Auto-Submitted: auto-generated',
  ])
    expect(head.split('\r\n')).toContain(line)
  expect(body).toContain('Content-Type: text/plain')
  expect(body).toContain('<p>Text 1</p>')
})

it.each([
  ['Hello\r\nBcc: many@example.com', 'shopper1@example.com'],
  ['Hello\n\nAn own body', 'shopper1@example.com'],
  ['नमस्ते 🎲', 'shopper1@example.com'],
])('keeps the subject on one line and adds no recipient: %j', async (subject, recipient) => {
  const { delivery, arrived } = await sendOne({ subject })
  expect(delivery).toEqual({ type: 'sent' })
  expect(arrived.map(({ to }) => to)).toEqual([recipient])
  expect(arrived[0]?.head).not.toMatch(/^(?:Bcc|An own)/im)
})

it.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'Many <b@x.y>',
])('does not send to several recipients in one address: %j', async (recipient) => {
  const { arrived } = await sendOne({ recipient })
  expect(arrived.filter(({ to }) => to.includes('b@'))).toEqual([])
})

it('tells permanent, temporary and server-wide refusals apart', async () => {
  const gone = { code: 550, words: 'No such user' }
  const busy = { code: 451, words: 'Try again later' }
  const refused = await sendOne({}, { answerRecipient: () => gone })
  expect(refused.delivery).toEqual({ type: 'refused', words: '550 No such user' })
  const content = await sendOne({}, { answerLetter: () => ({ code: 554, words: 'Spam' }) })
  expect(content.delivery).toEqual({ type: 'refused', words: '554 Spam' })
  const later = await sendOne({}, { answerLetter: () => busy })
  expect(later.delivery).toMatchObject({ type: 'later', isServerAway: false })
  const stranger = { code: 553, words: 'Sender not allowed' }
  const sender = await sendOne({}, { answerSender: () => stranger })
  const words = '553 Sender not allowed'
  expect(sender.delivery).toEqual({ type: 'later', words, isServerAway: true })
  const login = { user: 'shop', password: 'wrong' }
  const locked = await sendOne({}, {}, { login })
  expect(locked.delivery).toMatchObject({ type: 'later', isServerAway: true })
  expect(JSON.stringify(locked.delivery)).not.toContain('wrong')
  const nobody = await sendOne({}, {}, { port: 1 })
  expect(nobody.delivery).toMatchObject({ type: 'later', isServerAway: true })
})

it('sends no password to another machine without TLS', async () => {
  const { delivery, countLogins } = await sendOne({}, {}, { host: '0.0.0.0' })
  expect(delivery).toMatchObject({ type: 'later', isServerAway: true })
  expect(countLogins()).toBe(0)
})

it('is set to wait for minutes until a letter is accepted, and briefly for a server that is gone', async () => {
  const place = { host: '127.0.0.1', port: 1, secure: false, login: null, from: 'a@example.com' }
  const { options } = await openTransport(place)
  const MINUTE_MS = 60_000
  expect(options).toMatchObject({ connectionTimeout: 15_000, greetingTimeout: 15_000 })
  expect('socketTimeout' in options && options.socketTimeout).toBeGreaterThanOrEqual(4 * MINUTE_MS)
  // Another process takes the letter when the lease ends.
  expect(LEASE_MS - 4 * MINUTE_MS).toBeGreaterThanOrEqual(MINUTE_MS)
})
