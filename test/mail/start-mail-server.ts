import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A letter that the server accepted. */
export type ArrivedLetter = {
  readonly to: string
  readonly messageId: string
  /** The head as transmitted, with folded lines joined. */
  readonly head: string
  readonly body: string
}

/** The server's response to a sender, a recipient or a letter; null accepts it. */
export type MailAnswer = { readonly code: number; readonly words: string } | null

export type MailServerOptions = {
  readonly answerSender?: (address: string) => MailAnswer
  readonly answerRecipient?: (address: string) => MailAnswer
  readonly answerLetter?: (letter: ArrivedLetter) => MailAnswer | Promise<MailAnswer>
}

export type TestMailServer = {
  /** The URL, with the user `shop` and the password `se cret`. */
  readonly url: string
  readonly port: number
  readonly arrived: readonly ArrivedLetter[]
  /** The number of login attempts. */
  readonly countLogins: () => number
  readonly stop: () => Promise<void>
}

const PASSWORD = 'se cret'

/** A mail server on loopback that keeps the letters it accepts. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const accept = () => null
  const { answerSender = accept, answerRecipient = accept, answerLetter = accept } = options
  const arrived: ArrivedLetter[] = []
  let logins = 0
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      logins += 1
      if (username === 'shop' && password === PASSWORD) done(null, { user: username })
      else done(new Error('Invalid user or password'))
    },
    onMailFrom: ({ address }, _session, done) => done(toError(answerSender(address))),
    onRcptTo: ({ address }, _session, done) => done(toError(answerRecipient(address))),
    async onData(stream, { envelope }, done) {
      const raw = await text(stream).catch(() => null)
      // The sending process was killed.
      if (raw === null) return done(null)
      const letter = toLetter(raw, envelope.rcptTo[0]?.address ?? '')
      const answer = await answerLetter(letter)
      if (answer === null) arrived.push(letter)
      done(toError(answer))
    },
  })
  // A killed client closes its connection with an error.
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    arrived,
    url: `smtp://shop:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    countLogins: () => logins,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}

function toError(answer: MailAnswer): Error | null {
  return answer && Object.assign(new Error(answer.words), { responseCode: answer.code })
}

function toLetter(raw: string, to: string): ArrivedLetter {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replaceAll(/\r\n[\t ]+/g, ' ')
  const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(head) ?? []
  return { to, messageId, head, body: raw.slice(end + 4) }
}
