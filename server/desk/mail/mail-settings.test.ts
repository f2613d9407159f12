import { expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { readSettings, SettingsError } from '../../settings.ts'

const mailOf = (environment: Record<string, string>) => readSettings(environment).desk.mail

it('sends no mail when no mail server is set', () => {
  expect(mailOf({})).toBeNull()
  expect(mailOf({ SMTP_URL: ' ' })).toBeNull()
})

const written = 'se%20cret'

it.each([
  [`smtps://shop:${written}@mail.example`, 'mail.example', 465, true],
  [`smtp://shop:${written}@mail.example`, 'mail.example', 587, false],
  [`smtp://shop:${written}@[::1]:2525/`, '::1', 2525, false],
])('parses %s', (url, host, port, secure) => {
  const login = { user: 'shop', password: 'se cret' }
  expect(mailOf({ SMTP_URL: url })).toEqual({ host, port, secure, login, from: brand.email })
})

it('allows a mail server without a password, and a sender address of its own', () => {
  const server = mailOf({ SMTP_URL: 'smtp://relay', MAIL_FROM: 'shop@mail.example' })
  expect(server).toMatchObject({ login: null, from: 'shop@mail.example' })
})

const secret = 'hunter2'

it.each([
  'mail.example',
  `https://shop:${secret}@mail.example`,
  `smtp://shop:${secret}%@mail.example`,
  'smtp://shop@mail.example',
  `smtp://:${secret}@mail.example`,
  `smtp://shop:${secret}@mail.example/${secret}`,
  `smtp://shop:${secret}@mail.example?pool=true`,
  `smtp://shop:${secret}#@mail.example`,
  `smtp://shop:${secret}@mail.example:99999`,
])('refuses %s with a message that omits the password', (SMTP_URL) => {
  const read = () => readSettings({ SMTP_URL })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(/^The setting SMTP_URL must be an address such as smtps:.*encoded\.$/)
  expect(read).not.toThrow(/hunter2/)
})

it.each(['Shop <shop@mail.example>', 'a@b, c@d', 'shop', 'a@b\nBcc: c@d'])(
  'refuses %j as the sender address',
  (MAIL_FROM) => {
    expect(() => readSettings({ MAIL_FROM })).toThrow(
      /^The setting MAIL_FROM must be a mail address/,
    )
  },
)
