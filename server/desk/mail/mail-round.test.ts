import { expect, it } from 'vitest'
import { createMailRound } from './mail-round.ts'

/** A mail round whose code loads like this, with the faults that it logs. */
function open(load: () => Promise<() => Promise<void>>) {
  const faults: unknown[] = []
  const log = { error: ({ err }: { err: unknown }) => void faults.push(err) }
  return { round: createMailRound(log, load), faults }
}

it('logs that its code could not be loaded, and stops like any other', async () => {
  const missing = new Error('no such file')
  const { round, faults } = open(() => Promise.reject(missing))
  round.start()
  await round.stop()
  expect(faults).toEqual([missing])
})

it('stops what it started', async () => {
  let isStopped = false
  const { round, faults } = open(async () => async () => {
    isStopped = true
  })
  round.start()
  await round.stop()
  expect([isStopped, faults]).toEqual([true, []])
})

it('starts nothing after it was stopped', async () => {
  let isLoaded = false
  const { round } = open(async () => {
    isLoaded = true
    return async () => undefined
  })
  await round.stop()
  round.start()
  expect(isLoaded).toBe(false)
})
