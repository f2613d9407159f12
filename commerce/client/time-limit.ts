import { StorefrontFault } from './storefront-fault.ts'

/**
 * Runs `task` with a signal that is aborted when the time is over or when `outer` is; it ends then,
 * even if the task does not listen.
 * @throws StorefrontFault of kind `timeout`, or the reason of `outer`, as the caller aborted it
 */
export async function withTimeLimit<Answer>(
  task: (signal: AbortSignal) => Promise<Answer>,
  milliseconds: number,
  outer?: AbortSignal,
): Promise<Answer> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => {
    controller.abort(new StorefrontFault('timeout', `No answer within ${milliseconds} ms`))
  }, milliseconds)
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  try {
    return await Promise.race([task(controller.signal), aborted])
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
