import { expect, it } from 'vitest'
import { createLateMail } from './late-mail.ts'

/** Mail whose code loads like this, with the faults that it logs. */
function open(load: () => Promise<() => Promise<void>>) {
  const faults: unknown[] = []
  const log = { error: ({ err }: { err: unknown }) => void faults.push(err) }
  return { mail: createLateMail(log, load), faults }
}

it('logs that its code could not be loaded, and stops like any other', async () => {
  const missing = new Error('no such file')
  const { mail, faults } = open(() => Promise.reject(missing))
  mail.start()
  await mail.stop()
  expect(faults).toEqual([missing])
})

it('stops what it started', async () => {
  let isStopped = false
  const { mail, faults } = open(async () => async () => {
    isStopped = true
  })
  mail.start()
  await mail.stop()
  expect([isStopped, faults]).toEqual([true, []])
})

it('starts nothing after it was stopped', async () => {
  let isLoaded = false
  const { mail } = open(async () => {
    isLoaded = true
    return async () => undefined
  })
  await mail.stop()
  mail.start()
  expect(isLoaded).toBe(false)
})
