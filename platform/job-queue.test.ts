import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createJobQueue, QueueFullError } from './job-queue.ts'

const never = new AbortController().signal
const by = (client: string, signal = never) => ({ client, signal })

/** A queue whose only slot is taken until `open` is called; `done` lists jobs as they run. */
function openBusyQueue(maxWaiting = 100) {
  const run = createJobQueue(1, maxWaiting)
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const done: string[] = []
  const first = run(() => promise, by('first'))
  const add = (name: string, client: string, signal = never) =>
    run(async () => void done.push(name), by(client, signal))
  return { add, done, open, first }
}

describe('the queue', () => {
  it('runs a limited number of jobs at once, and finally all', async () => {
    const run = createJobQueue(2, 100)
    let [active, most] = [0, 0]
    const job = async () => {
      active += 1
      most = Math.max(most, active)
      await new Promise((resolve) => setTimeout(resolve, 1))
      active -= 1
      return 'done'
    }
    const results = await Promise.all(Array.from({ length: 9 }, () => run(job, by('one'))))
    expect(most).toBe(2)
    expect(results).toEqual(Array.from({ length: 9 }, () => 'done'))
  })

  it('continues after a job fails', async () => {
    const run = createJobQueue(1, 10)
    await expect(run(() => Promise.reject(new Error('bad')), by('one'))).rejects.toThrow('bad')
    await expect(run(async () => 'good', by('one'))).resolves.toBe('good')
  })

  it('takes turns between clients', async () => {
    const { add, done, open } = openBusyQueue()
    const jobs = [1, 2, 3, 4].map((at) => add(`many-${at}`, 'many'))
    jobs.push(add('few-1', 'few'), add('few-2', 'few'), add('one-1', 'one'))
    open()
    await Promise.all(jobs)
    expect(done).toEqual(['many-1', 'few-1', 'one-1', 'many-2', 'few-2', 'many-3', 'many-4'])
  })

  it('drops an aborted job before it begins', async () => {
    const { add, done, open } = openBusyQueue()
    const gone = new AbortController()
    const dropped = add('dropped', 'one', gone.signal)
    const kept = add('kept', 'one')
    gone.abort(new Error('left'))
    await expect(dropped).rejects.toThrow('left')
    open()
    await kept
    expect(done).toEqual(['kept'])
    await expect(add('late', 'one', gone.signal)).rejects.toThrow('left')
  })

  it('refuses the last job of the busiest client when full', async () => {
    const { add, done, open } = openBusyQueue(3)
    const many = [1, 2, 3].map((at) => add(`many-${at}`, 'many'))
    const full = expect(many[2]).rejects.toBeInstanceOf(QueueFullError)
    const few = add('few', 'few')
    await full
    const next = expect(add('many-4', 'many')).rejects.toBeInstanceOf(QueueFullError)
    await next
    open()
    await Promise.all([many[0], many[1], few])
    expect(done).toEqual(['many-1', 'few', 'many-2'])
  })

  it('does not hold a signal longer than its job, whether the job ran, left or was refused', async () => {
    const { add, open } = openBusyQueue(2)
    const [runs, leaves, refused] = [1, 2, 3].map(() => new AbortController())
    const listeners = () =>
      [runs, leaves, refused].map(
        (each) => getEventListeners(each?.signal ?? never, 'abort').length,
      )
    const outcomes = [runs, leaves].map((each) => add('job', 'one', each?.signal))
    const full = expect(add('job', 'one', refused?.signal)).rejects.toThrow('queue is full')
    expect(listeners()).toEqual([1, 1, 0])
    await full
    leaves?.abort(new Error('left'))
    open()
    await Promise.allSettled(outcomes)
    expect(listeners()).toEqual([0, 0, 0])
  })
})
