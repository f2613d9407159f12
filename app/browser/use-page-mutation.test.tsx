// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { usePageMutation } from './use-page-mutation.ts'

function start(mutationFn: (text: string, signal: AbortSignal) => Promise<string>) {
  const told = { onSuccess: vi.fn(), onError: vi.fn() }
  const hook = renderHook(() => usePageMutation({ mutationFn, ...told }), { wrapper: InShop })
  return { ...hook, ...told }
}

it('ignores a second press before the first has rendered', async () => {
  const mutationFn = vi.fn(async (text: string) => text)
  const { result, onSuccess } = start(mutationFn)
  act(() => {
    result.current.mutate('first')
    result.current.mutate('second')
  })
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('first', 'first'))
  expect(mutationFn).toHaveBeenCalledOnce()
})

it('is cancelled silently by `abort`, and can start again at once', async () => {
  const answer = vi.fn<(text: string) => Promise<string>>()
  answer.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce('second')
  const { result, onSuccess, onError } = start(answer)
  act(() => result.current.mutate('first'))
  await waitFor(() => expect(result.current.isPending).toBe(true))
  act(() => result.current.abort())
  await waitFor(() => expect(result.current.isPending).toBe(false))
  act(() => result.current.mutate('second'))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('second', 'second'))
  expect(onError).not.toHaveBeenCalled()
})

it('is cancelled silently when the shopper leaves', async () => {
  const signals: AbortSignal[] = []
  const { result, unmount, onSuccess, onError } = start((_, signal) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  act(() => result.current.mutate('text'))
  await waitFor(() => expect(signals).toHaveLength(1))
  unmount()
  expect(signals[0]?.aborted).toBe(true)
  await act(async () => {})
  expect(onSuccess).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})
