import { mail as words } from '#content/doctor/mail.ts'
import { type MailServerTrouble, tryMailServer } from '#desk/mail/try-mail-server.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

/** Connects to the mail server and signs in, as the shop does for each letter; sends nothing. */
export async function checkMailServer({
  settings,
}: Pick<Examined, 'settings'>): Promise<readonly Remark[]> {
  const { mail } = settings.desk
  if (mail === null) return []
  const trouble = await tryMailServer(mail)
  return trouble === null ? [] : [wrong(toSentence(trouble, `${mail.host}:${mail.port}`))]
}

function toSentence({ type, words: said }: MailServerTrouble, place: string): string {
  switch (type) {
    case 'unknown-host':
      return words.unknownHost(place)
    case 'closed':
      return words.closed(place)
    case 'silent':
      return words.silent(place)
    case 'no-tls':
      return words.noTls(place, said)
    case 'login':
      return words.login(place, said)
    case 'other':
      return words.other(place, said)
  }
}
