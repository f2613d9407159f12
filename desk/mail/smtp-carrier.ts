import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import { mailFailures } from '#content/mail.ts'
import { brand } from '#merchant/brand.ts'
import { loadOnce } from '#platform/load-once.ts'
import type { ClaimedLetter } from './claim-letter.ts'
import type { Delivery } from './settle-letter.ts'

/** The mail server that sends letters, and the sender's address. */
export type MailServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS before the password is sent. */
  readonly secure: boolean
  /** Null for a server without authentication. */
  readonly login: { readonly user: string; readonly password: string } | null
  readonly from: string
}

/** Sends a letter through a mail server. Failures are returned, not thrown. */
export type Carrier = { readonly send: (letter: ClaimedLetter) => Promise<Delivery> }

/** Timeout until a mail server has greeted; one that is silent for longer is treated as gone. */
const STEP_MS = 15_000
/**
 * Timeout of an attempt, a minute below a lease. A server may examine a whole letter for minutes before it accepts it
 * (RFC 5321, 4.5.3.2): hanging up earlier would send a letter again that has arrived.
 */
const ATTEMPT_MS = 4 * 60_000

/** Sends by SMTP, with a new connection for each letter: a shop sends few. */
export function createSmtpCarrier(server: MailServer): Carrier {
  const open = loadOnce(() => openTransport(server))
  return {
    async send(letter) {
      const transport = await open()
      try {
        await within(ATTEMPT_MS, transport.sendMail(toMessage(letter, server.from)))
        return { type: 'sent' }
      } catch (fault) {
        return toDelivery(fault)
      }
    },
  }
}

/** nodemailer is loaded with the first letter. */
export async function openTransport({
  host,
  port,
  secure,
  login,
}: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const isHere = isLoopback(host)
  return createTransport({
    host,
    port,
    secure,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Passwords are sent unencrypted only to this machine.
    ...(isHere ? { ignoreTLS: true } : { requireTLS: login !== null }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: ATTEMPT_MS,
    dnsTimeout: STEP_MS,
  })
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Addresses are passed as objects, so that none is parsed as a list or as a name with an address. */
function toMessage(letter: ClaimedLetter, from: string) {
  const { recipient, reply_to, subject, text, html, in_reply_to, unsubscribe_url } = letter
  return {
    from: { name: brand.name, address: from },
    to: { name: '', address: recipient },
    replyTo: { name: '', address: reply_to ?? brand.email },
    subject,
    text,
    html,
    messageId: letter.message_id,
    date: new Date(letter.created_at),
    ...(in_reply_to && { inReplyTo: in_reply_to, references: in_reply_to }),
    headers: {
      // Prevents automatic replies such as holiday notices (RFC 3834).
      'Auto-Submitted': letter.kind === 'answer' ? 'no' : 'auto-generated',
      ...(unsubscribe_url && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe_url}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** An attempt took too long: nothing was sent, or the server's reply was lost. */
class SlowMailServerError extends Error {
  override readonly name = 'SlowMailServerError'
}

export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => deadline.reject(new SlowMailServerError(mailFailures.slow)),
    limitMs,
  )
  return Promise.race([work, deadline.promise]).finally(() => clearTimeout(timer))
}

/**
 * A 5xx about recipient or content refuses a letter for good. A wrong password, or a sender that the server does not let
 * this shop use, is not the letter's fault: all wait until the settings are right.
 */
function toDelivery(fault: unknown): Delivery {
  if (!(fault instanceof Error)) throw fault
  // nodemailer's errors have these properties.
  const { code, command, response, responseCode } = fault as Error & {
    readonly code?: unknown
    readonly command?: unknown
    readonly response?: unknown
    readonly responseCode?: unknown
  }
  const words = typeof response === 'string' ? response : fault.message
  const isSender = code === 'EENVELOPE' && command === 'MAIL FROM'
  const isAbout = (code === 'EENVELOPE' && !isSender) || code === 'EMESSAGE'
  const replyCode = typeof responseCode === 'number' ? responseCode : 0
  // Without a reply code, the letter itself could not be written, for example one to `nobody`.
  const isFinal = isAbout && (replyCode === 0 || replyCode >= 500)
  if (isFinal) return { type: 'refused', words }
  return { type: 'later', words, isServerAway: !isAbout }
}
