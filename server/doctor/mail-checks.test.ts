import { expect, it, onTestFinished } from 'vitest'
import { startMailServer } from '#test/mail/start-mail-server.ts'
import { readSettings } from '../settings.ts'
import { checkMailServer } from './mail-checks.ts'

const check = (url: string) => checkMailServer({ settings: readSettings({ SMTP_URL: url }) })

async function startServer() {
  const server = await startMailServer()
  onTestFinished(() => server.stop())
  return server
}

it('signs in to the mail server without sending mail', async () => {
  const server = await startServer()
  expect(await check(server.url)).toEqual([])
  expect([server.countLogins(), server.arrived]).toEqual([1, []])
})

it('reports refused credentials without repeating them', async () => {
  const { port } = await startServer()
  const address = new URL(`smtp://127.0.0.1:${port}`)
  Object.assign(address, { username: 'shop', password: 'tiger-lily' })
  const [{ level, sentence } = { level: '', sentence: '' }] = await check(address.href)
  expect(level).toBe('wrong')
  expect(sentence).toContain(`SMTP_URL, 127.0.0.1:${port}, rejects the user or password`)
  expect(sentence).not.toContain('tiger-lily')
})

it('reports nothing when no mail server is set', async () => {
  expect(await check('')).toEqual([])
})
