import { mailFailures } from '#content/mail.ts'
import { type MailServer, openTransport, within } from './smtp-carrier.ts'

/** Why a mail server cannot be used; `words` come from the server or nodemailer. */
export type MailServerTrouble = {
  readonly type: 'unknown-host' | 'closed' | 'silent' | 'no-tls' | 'login' | 'other'
  readonly words: string
}

/** Some servers delay their greeting against senders of spam; this is longer. */
const TIMEOUT_MS = 30_000

/** Connects, greets and signs in, but sends nothing. @returns null when the server would accept letters */
export async function tryMailServer(server: MailServer): Promise<MailServerTrouble | null> {
  const transport = await openTransport(server)
  try {
    await within(TIMEOUT_MS, transport.verify())
    return null
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    return toTrouble(fault)
  } finally {
    transport.close()
  }
}

/** nodemailer's errors have a code, and the server's reply if there was one. */
function toTrouble(fault: Error): MailServerTrouble {
  const { code = '', response } = fault as Error & { code?: unknown; response?: unknown }
  const words = typeof response === 'string' ? response : fault.message
  if (code === 'EAUTH' || code === 'ENOAUTH') return { type: 'login', words }
  if (code === 'ETLS') return { type: 'no-tls', words }
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(words)) return { type: 'unknown-host', words }
  if (/ECONNREFUSED/.test(words)) return { type: 'closed', words }
  const isSilent = code === 'ETIMEDOUT' || fault.message === mailFailures.slow
  return { type: isSilent ? 'silent' : 'other', words }
}
