import { startPostman } from '#desk/mail/postman.ts'
import { createSmtpCarrier } from '#desk/mail/smtp-carrier.ts'
import { openDesk } from '#desk/open-desk.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'

/*
 * A process that queues letters and sends them until it is killed: `mail-sender.ts FOLDER PORT FIRST COUNT LEASE_MS`.
 * It prints the number of each letter once it is queued, and exits cleanly on SIGINT.
 */
const [dataDir = '', port, first, count, leaseMs] = process.argv.slice(2)
const desk = await openDesk({ dataDir, databaseUrl: null, leaseMs: Number(leaseMs) })
// Keeps the process alive.
const living = setInterval(() => undefined, 60_000)
process.stdout.write('http://sender.example/\n')
const server = { host: '127.0.0.1', port: Number(port), secure: false }
const login = { user: 'shop', password: 'se cret' }
const postman = startPostman({
  openMail: async () => desk.mail,
  carrier: createSmtpCarrier({ ...server, login, from: 'shop@example.com' }),
  onEvent: () => undefined,
  onFault: (fault) => process.stderr.write(`${fault}\n`),
  everyMs: 20,
})
process.on('SIGINT', async () => {
  await postman.stop()
  await desk.close()
  clearInterval(living)
})
for (let at = Number(first); at < Number(first) + Number(count); at += 1) {
  await queueTestLetter(desk, at)
  process.stdout.write(`${at}\n`)
}
