import { describe, expect, it } from 'vitest'
import { createJobQueue, QueueFullError } from './job-queue.ts'

describe('the job queue', () => {
  it('runs no more jobs at once than allowed, and eventually all of them', async () => {
    const run = createJobQueue(2, 100)
    let active = 0
    let most = 0
    const job = async () => {
      active += 1
      most = Math.max(most, active)
      await Promise.resolve()
      active -= 1
      return 'done'
    }
    const results = await Promise.all(Array.from({ length: 9 }, () => run(job)))
    expect(most).toBe(2)
    expect(results).toEqual(Array.from({ length: 9 }, () => 'done'))
  })

  it('continues after a job fails', async () => {
    const run = createJobQueue(1, 10)
    await expect(run(() => Promise.reject(new Error('bad')))).rejects.toThrow('bad')
    await expect(run(async () => 'good')).resolves.toBe('good')
  })

  it('refuses a job when too many wait', async () => {
    const run = createJobQueue(1, 1)
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = run(() => promise)
    const second = run(() => promise)
    await expect(run(() => promise)).rejects.toBeInstanceOf(QueueFullError)
    resolve()
    await Promise.all([first, second])
  })
})
