import type { Logger } from 'pino'
import type { Postman } from '#desk/mail/postman.ts'
import type { MailServer } from '#desk/mail/smtp-carrier.ts'
import type { Settings } from '../settings.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { LateDesk } from './late-desk.ts'

/** Sends letters where the settings say how; loaded late, so that it costs the start nothing. */
export function createMailRound(
  { desk: { mail: server } }: Settings,
  { open: openDesk }: LateDesk,
  log: Logger,
  { observer }: Telemetry,
) {
  let starting: Promise<Postman> | null = null
  const load = async (server: MailServer) => {
    const { sendMail } = await import('./send-mail.ts')
    return sendMail({ server, openDesk, observer, log })
  }
  return {
    start() {
      starting = server && load(server)
    },
    stop: async () => (await starting)?.stop(),
  }
}
