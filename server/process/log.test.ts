import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { UnusableDatabaseError } from '#desk/database/unusable-database-error.ts'
import { createLog, openLogOutput } from './log.ts'

/** A pipe of 64 kB, as between a program and its log collector; `read` returns what it contains. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  })
  const buffer = Buffer.alloc(1024 * 1024)
  const read = () => {
    try {
      return buffer.toString('utf8', 0, readSync(fd, buffer))
    } catch (error) {
      // The pipe is empty.
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return ''
      throw error
    }
  }
  return { fd, read }
}

test('lines are written at once', async () => {
  const { fd, read } = openPipe()
  createLog('info', openLogOutput(fd)).info({ path: '/' }, 'Ready')
  await expect.poll(read).toMatch(/^\{"level":30,"time":"[^"]+","path":"\/","msg":"Ready"\}\n$/)
})

test('a line has the id of its request', () => {
  const lines: string[] = []
  let id: string | null = null
  const log = createLog('info', { write: (line) => lines.push(line) }, () => id)
  log.info('At the start')
  id = '4F7K-9QXM-2B8T'
  log.warn({ path: '/' }, 'While one is answered')
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).not.toHaveProperty('requestId')
  expect(second).toMatchObject({ requestId: id, path: '/', msg: 'While one is answered' })
})

test('a database that cannot be reached is logged for requests only, without a stack', () => {
  const lines: string[] = []
  let id: string | null = null
  const log = createLog('info', { write: (line) => lines.push(line) }, () => id)
  const url = 'postgres://desk@db.example/shop'
  const err = new UnusableDatabaseError(url, new Error('password authentication failed'))
  log.error({ err }, 'Could not queue letters')
  expect(lines).toEqual([])
  id = '4F7K-9QXM-2B8T'
  log.error({ err }, 'A desk request failed')
  expect(lines.map((line) => JSON.parse(line).err)).toEqual([
    {
      type: 'UnusableDatabaseError',
      message:
        'The database of DATABASE_URL, db.example, cannot be used (password authentication failed), so nothing that shoppers send is kept: check that it runs, and its address, user and password in the setting.',
    },
  ])
})

test('a store’s error is logged with its reason, without the values it repeats', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const path = ['query', '$email']
  const extensions = { code: 'INVALID_VARIABLE', value: 'asha@example.in', problems: [] }
  const errors = [{ message: 'Variable $email was provided invalid value', path, extensions }]
  const fault = new StorefrontFault('graphql', 'Invalid', { errors, requestId: 'store-1' })
  log.error({ err: fault }, 'Load page')
  expect(lines[0]).not.toContain('asha')
  const [{ err }] = lines.map((line) => JSON.parse(line))
  expect(err).toMatchObject({ kind: 'graphql', requestId: 'store-1', stack: expect.any(String) })
  expect(err.errors).toEqual([
    { message: 'Variable $email was provided invalid value', path, code: 'INVALID_VARIABLE' },
  ])
})

test('a log reader that stalls blocks nobody, and dropped lines are counted', async () => {
  const { fd, read } = openPipe()
  const output = openLogOutput(fd)
  const log = createLog('info', output)
  for (let at = 0; at < 4000; at += 1) log.info({ text: 'x'.repeat(1000) }, 'Line')
  let text = ''
  await expect
    .poll(
      () => {
        text += read()
        return text
      },
      { interval: 5, timeout: 60_000 },
    )
    .toContain('"dropped"')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { dropped, msg } = lines.at(-1)
  expect(msg).toContain('Log lines were dropped')
  expect(dropped).toBeGreaterThan(2500)
  expect(lines.length - 1 + dropped).toBe(4000)
  expect(output.countDropped()).toBe(dropped)
})

test('a full disk neither stops the process nor delays its end', async () => {
  const fd = openSync('/dev/full', 'w')
  const output = openLogOutput(fd)
  const log = createLog('info', output)
  for (let at = 0; at < 100; at += 1) {
    log.info('Line')
    await new Promise((next) => setImmediate(next))
  }
  const began = performance.now()
  await output.close()
  expect(performance.now() - began).toBeLessThan(5000)
  log.info('After the end')
  expect(output.countDropped()).toBe(0)
})
