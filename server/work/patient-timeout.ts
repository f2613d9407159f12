/** A longer pause between two of its timers does not count in full. */
const STEP_MS = 500

/**
 * Like `AbortSignal.timeout`, but counts no time in which this process was held up: a machine that gave it no processor
 * for seconds, or slept, would otherwise end all requests at once, before the responses that are there have been read.
 */
export function patientTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const wait = (left: number) => {
    if (left <= 0) controller.abort(new DOMException('Timeout', 'TimeoutError'))
    // In workerd timers are numbers.
    else setTimeout(wait, Math.min(left, STEP_MS), left - STEP_MS).unref?.()
  }
  wait(milliseconds)
  return controller.signal
}
