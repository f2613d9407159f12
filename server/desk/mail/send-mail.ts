import { type Postman, startPostman } from '#desk/mail/postman.ts'
import { createSmtpCarrier, type MailServer } from '#desk/mail/smtp-carrier.ts'
import type { ShopLog } from '../../process/log.ts'
import type { ShopObserver } from '../../telemetry/shop-observer.ts'
import type { OpenDesk } from '../late-desk.ts'

export type SendMailParts = {
  readonly server: MailServer
  readonly openDesk: OpenDesk
  readonly observer: Pick<ShopObserver, 'mailed'>
  readonly log: ShopLog
}

/** Sends the desk's letters in the background. Logs no addresses, and no replies of mail servers, which repeat them. */
export function sendMail({ server, openDesk, observer, log }: SendMailParts): Postman {
  return startPostman({
    openMail: async () => (await openDesk()).mail,
    carrier: createSmtpCarrier(server),
    onEvent({ outcome, ...letter }) {
      observer.mailed(letter.kind, outcome)
      if (outcome === 'failed') log.error(letter, 'A letter could not be sent; the desk shows why')
      if (outcome === 'later') log.warn(letter, 'A letter could not be sent; will retry')
    },
    onFault: (fault) => log.error({ err: fault }, 'Could not read queued letters from the desk'),
  })
}
