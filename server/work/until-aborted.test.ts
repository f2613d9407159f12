import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

test('a handler that hangs is abandoned at the deadline', async () => {
  const controller = new AbortController()
  const work = untilAborted(new Promise(() => undefined), controller.signal)
  controller.abort(new Error('too late'))
  await expect(work).rejects.toThrow('too late')
  await expect(untilAborted(Promise.resolve(1), controller.signal)).rejects.toThrow('too late')
  expect(await untilAborted(Promise.resolve(1), null)).toBe(1)
})
