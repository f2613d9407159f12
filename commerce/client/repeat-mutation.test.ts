import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatMutation } from './repeat-mutation.ts'
import { StorefrontFault } from './storefront-fault.ts'

const lost = () => new StorefrontFault('timeout', 'No answer')
const throttled = () => new StorefrontFault('throttled', 'Throttled')

/** Runs steps one after another, repeating the last. */
function inSequence<Answer>(...steps: readonly (() => Answer)[]) {
  let done = 0
  const run = async () => {
    const step = steps[Math.min(done, steps.length - 1)]
    done += 1
    if (step === undefined) throw new Error('No step left')
    return step()
  }
  return { run, count: () => done }
}

const fail = (fault: () => unknown) => (): never => {
  throw fault()
}

const plan = {
  retries: 3,
  sleep: async () => undefined,
  random: () => 0,
  timeLeft: () => Number.POSITIVE_INFINITY,
}

describe('after a lost response', () => {
  test('returns what the store did and sends nothing again', async () => {
    const send = inSequence(fail(lost))
    const look = inSequence(() => 'found')
    expect(await repeatMutation<string>(send.run, look.run, plan)).toBe('found')
    expect(send.count()).toBe(1)
  })

  test('resends what the store did not do', async () => {
    const send = inSequence<string>(fail(lost), () => 'done')
    const look = inSequence(() => null)
    expect(await repeatMutation<string>(send.run, look.run, plan)).toBe('done')
    expect([send.count(), look.count()]).toEqual([2, 1])
  })

  test('retries a failed check instead of the mutation', async () => {
    const send = inSequence(fail(lost))
    const look = inSequence<string>(fail(lost), fail(lost), () => 'found')
    expect(await repeatMutation<string>(send.run, look.run, plan)).toBe('found')
    expect(send.count()).toBe(1)
  })

  test('checks once more after the last lost response', async () => {
    const send = inSequence(fail(lost))
    const found = repeatMutation<string>(send.run, inSequence(() => 'found').run, {
      ...plan,
      retries: 0,
    })
    expect(await found).toBe('found')
    const absent = repeatMutation<string>(send.run, inSequence(() => null).run, {
      ...plan,
      retries: 0,
    })
    await expect(absent).rejects.toMatchObject({ kind: 'timeout' })
    const unknown = repeatMutation<string>(send.run, inSequence(fail(throttled)).run, {
      ...plan,
      retries: 0,
    })
    await expect(unknown).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('does not hide a bug in the check behind the fault', async () => {
    const look = inSequence(fail(() => new RangeError('bug')))
    const answer = repeatMutation<string>(inSequence(fail(lost)).run, look.run, {
      ...plan,
      retries: 0,
    })
    await expect(answer).rejects.toThrow('bug')
  })
})

test('resends a throttled mutation without a check', async () => {
  const send = inSequence<string>(fail(throttled), () => 'done')
  const look = inSequence(() => 'found')
  expect(await repeatMutation<string>(send.run, look.run, plan)).toBe('done')
  expect(look.count()).toBe(0)
})

// spec 8.016
test('does not retry a refused token', async () => {
  const send = inSequence(fail(() => new StorefrontFault('unauthorized', 'Unauthorized')))
  await expect(repeatMutation(send.run, 'repeat', plan)).rejects.toThrow('Unauthorized')
  expect(send.count()).toBe(1)
})

test('a counter with a check counts at most once, whatever is lost', async () => {
  const way = fc.array(fc.constantFrom('fine', 'lost before', 'lost after', 'throttled'), {
    maxLength: 8,
  })
  const looks = fc.array(fc.boolean(), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(way, looks, fc.nat(4), async (sends, isSeen, retries) => {
      let counted = 0
      const look = async () => {
        if (isSeen.shift() === false) throw lost()
        return counted > 0 ? 'done' : null
      }
      const send = async () => {
        const fate = sends.shift() ?? 'fine'
        if (fate === 'throttled') throw throttled()
        if (fate === 'lost before') throw lost()
        counted += 1
        if (fate === 'lost after') throw lost()
        return 'done'
      }
      const answer = await repeatMutation<string>(send, look, { ...plan, retries }).catch(
        (fault: unknown) => fault,
      )
      expect(counted).toBeLessThanOrEqual(1)
      if (answer === 'done') expect(counted).toBe(1)
      else expect(answer).toBeInstanceOf(StorefrontFault)
    }),
  )
})
