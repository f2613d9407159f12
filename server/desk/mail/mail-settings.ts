import { z } from 'zod'
import type { MailServer } from '#desk/mail/smtp-carrier.ts'
import { brand } from '#merchant/brand.ts'
import { decodeUri } from '#platform/decode-uri.ts'

/** Never repeats the value, which contains a password. */
const FORMAT_HINT =
  'must be an address such as smtps://user:<password>@mail.example:465 or smtp://user:<password>@mail.example:587, with what is special in user and password percent-encoded'

export const mailSettings = {
  SMTP_URL: z
    .string()
    .trim()
    .refine((text) => readServer(text) !== null, FORMAT_HINT)
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .max(254, 'must be at most 254 characters')
    .regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i, {
      error: 'must be a mail address such as hello@shop.example, without a name',
    })
    .optional(),
}

/** The parsed `mailSettings`. */
type Values = z.output<z.ZodObject<typeof mailSettings>>

/** The mail server; null when the shop sends no mail. */
export function readMailSettings({ SMTP_URL: url, MAIL_FROM: from }: Values): MailServer | null {
  const server = url === undefined ? null : readServer(url)
  return server && { ...server, from: from ?? brand.email }
}

function readServer(text: string): Omit<MailServer, 'from'> | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const secure = protocol === 'smtps:'
  if ((!secure && protocol !== 'smtp:') || hostname === '') return null
  if (!/^\/?$/.test(pathname) || search !== '' || hash !== '') return null
  const [user, secret] = [decodeUri(username), decodeUri(password)]
  if (user === null || secret === null || (user === '') !== (secret === '')) return null
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort(secure) : Number(port),
    secure,
    login: user === '' ? null : { user, password: secret },
  }
}

/** Ports for submission with implicit TLS or STARTTLS (RFC 8314). */
const usualPort = (secure: boolean) => (secure ? 465 : 587)
