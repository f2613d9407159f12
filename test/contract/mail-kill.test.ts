import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { startProgram } from '#test/e2e/running-program.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { startMailServer } from '#test/mail/start-mail-server.ts'

const LETTERS_A_LIFE = 12
const KILLS = 3
/** Long enough to send a letter, short enough for a test. */
const LEASE_MS = 1500
/** Letters that a process sends before the mail server has it killed. */
const SENT_A_LIFE = 4

it('letters of a killed process are all sent, and repeats have the same Message-ID', async () => {
  const dataDir = makeTestFolder()
  let life = { letters: 0, kill: () => {} }
  const server = await startMailServer({
    answerLetter() {
      life.letters += 1
      // The mail server has the letter, but its sender is killed before the response.
      if (life.letters === SENT_A_LIFE) life.kill()
      return null
    },
  })
  onTestFinished(() => server.stop())
  const queued: number[] = []
  const live = async (first: number, count: number) => {
    const args = [dataDir, server.port, first, count, LEASE_MS].map(String)
    const program = await startProgram('test/mail/mail-sender.ts', args)
    program.process.stdout?.on('data', (text) => queued.push(...readNumbers(String(text))))
    life = { letters: 0, kill: () => void program.process.kill('SIGKILL') }
    return program
  }
  for (let kills = 0; kills < KILLS; kills += 1) {
    const { process: killed } = await live(1 + kills * LETTERS_A_LIFE, LETTERS_A_LIFE)
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit')
    expect(killed.signalCode).toBe('SIGKILL')
  }

  const program = await live(1000, 1)
  life.kill = () => undefined
  const desk = await openDesk({ dataDir, databaseUrl: null })
  await expect
    .poll(
      async () => (await desk.mail.list({ size: 1000 })).every(({ state }) => state === 'sent'),
      {
        timeout: 30_000,
      },
    )
    .toBe(true)
  expect(await program.interrupt()).toBe(0)
  const letters = await desk.mail.list({ size: 1000 })
  await desk.close()

  for (const at of queued) expect(letters.map(({ about }) => about)).toContain(`message ${at}`)
  const arrivedAt = (recipient: string) => server.arrived.filter(({ to }) => to === recipient)
  for (const { recipient } of letters) {
    const ids = arrivedAt(recipient).map(({ messageId }) => messageId)
    expect(new Set(ids).size, `letters to ${recipient}`).toBe(1)
  }
  // Only letters whose response was lost arrive again: two at once.
  expect(server.arrived.length - letters.length).toBeLessThanOrEqual(2 * KILLS)
})

/** Numbers of the letters that were reported as queued. */
const readNumbers = (text: string) => (text.match(/^\d+$/gm) ?? []).map(Number)
