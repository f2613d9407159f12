import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

export type PageMutationOptions<Variables, Result> = {
  /** The signal aborts when the shopper leaves the page. */
  readonly mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Result>
  readonly onSuccess?: (result: Result, variables: Variables) => void
  readonly onError: (error: Error, variables: Variables) => void
}

export type PageMutation<Variables> = {
  readonly isPending: boolean
  /** Ignored while pending. */
  readonly mutate: (variables: Variables) => void
}

/**
 * A mutation bound to a page: one at a time, so that a double click acts once, and cancelled silently
 * when the shopper leaves.
 */
export function usePageMutation<Variables, Result = void>({
  mutationFn,
  onSuccess,
  onError,
}: PageMutationOptions<Variables, Result>): PageMutation<Variables> {
  const client = useQueryClient()
  const mutationKey = [useId()]
  const page = useRef<AbortController>(null)

  // Ties the request to the page: it is cancelled on unmount.
  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    return () => controller.abort()
  }, [])

  const { isPending, mutate } = useMutation<Result, Error, Variables>({
    mutationKey,
    async mutationFn(variables) {
      const { signal } = page.current ?? new AbortController()
      const result = await mutationFn(variables, signal)
      signal.throwIfAborted()
      return result
    },
    onSuccess: (result, variables) => onSuccess?.(result, variables),
    onError(error, variables) {
      if (!page.current?.signal.aborted) onError(error, variables)
    },
  })
  return {
    isPending,
    mutate(variables) {
      // Checks the cache: two quick presses share the last render's `isPending`.
      if (client.isMutating({ mutationKey }) === 0) mutate(variables)
    },
  }
}
