import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

export type PageMutationOptions<Variables, Result> = {
  /** The signal aborts when the shopper leaves the page, and on `abort`. */
  readonly mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Result>
  readonly onSuccess?: (result: Result, variables: Variables) => void
  readonly onError: (error: Error, variables: Variables) => void
}

export type PageMutation<Variables> = {
  readonly isPending: boolean
  /** Ignored while pending. */
  readonly mutate: (variables: Variables) => void
  /** Cancels it silently, for a part of the page that closes without unmounting. */
  readonly abort: () => void
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
  // A ref, since two quick presses share the last render's `isPending`.
  const attempt = useRef<AbortController>(null)

  // Ties the request to the page: it is cancelled on unmount.
  useEffect(() => () => attempt.current?.abort(), [])

  const { isPending, mutate } = useMutation<Result, Error, readonly [Variables, AbortSignal]>({
    mutationFn: ([variables, signal]) =>
      new Promise((resolve, reject) => {
        // Ends it at once, so that the next is not ignored while steps without the signal go on.
        signal.onabort = reject
        mutationFn(variables, signal).then(resolve, reject)
      }),
    onSuccess: (result, [variables]) => onSuccess?.(result, variables),
    onError(error, [variables, signal]) {
      if (!signal.aborted) onError(error, variables)
    },
    onSettled() {
      attempt.current = null
    },
  })
  return {
    isPending,
    mutate(variables) {
      if (attempt.current) return
      attempt.current = new AbortController()
      mutate([variables, attempt.current.signal])
    },
    abort: () => attempt.current?.abort(),
  }
}
