// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const queryKey = ['game']
const MINUTE = 60_000

/** A part of a page that shows a query, which fails. */
function watchFailing() {
  const client = createQueryClient()
  client.mount()
  // It listens for the network with what all files of the process share.
  onTestFinished(() => client.unmount())
  const queryFn = vi.fn(() => Promise.reject(new Error('No response')))
  const observer = new QueryObserver(client, { queryKey, queryFn })
  observer.subscribe(() => {})
  return { queryFn, isError: () => observer.getCurrentResult().isError }
}

beforeEach(() => void vi.useFakeTimers())

// spec 9.054
test('unused data is cached for five minutes', async () => {
  const client = createQueryClient()
  await client.fetchQuery({ queryKey, queryFn: () => 'Antakshari' })
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
  expect(client.getQueryData(queryKey)).toBe('Antakshari')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(queryKey)).toBeUndefined()
})

test('retries are left to the storefront client', async () => {
  const { queryFn, isError } = watchFailing()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isError()).toBe(true)
  expect(queryFn).toHaveBeenCalledOnce()
})

test('offline is a failure like any other, refetched when the network is back', async () => {
  onlineManager.setOnline(false)
  const { queryFn, isError } = watchFailing()
  await vi.advanceTimersByTimeAsync(0)
  expect(isError()).toBe(true)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
