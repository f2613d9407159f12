/** Runs a job once for all callers that request its result while it runs. */
type ShareJob<Result> = (
  key: string,
  asker: AbortSignal,
  job: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>

type SharedJob<Result> = {
  readonly result: Promise<Result>
  readonly everybodyLeft: AbortController
  askers: number
}

/** @returns a function that gives each job a signal, which aborts when all its callers have left */
export function createSharedJobs<Result>(): ShareJob<Result> {
  const running = new Map<string, SharedJob<Result>>()

  function begin(key: string, job: (signal: AbortSignal) => Promise<Result>): SharedJob<Result> {
    const everybodyLeft = new AbortController()
    const result = job(everybodyLeft.signal)
    const shared = { result, everybodyLeft, askers: 0 }
    const forget = () => {
      if (running.get(key) === shared) running.delete(key)
    }
    running.set(key, shared)
    result.then(forget, forget)
    return shared
  }
  return (key, asker, job) => {
    const shared = running.get(key) ?? begin(key, job)
    shared.askers += 1
    const leave = () => {
      shared.askers -= 1
      if (shared.askers > 0) return
      // A later caller starts the job again.
      if (running.get(key) === shared) running.delete(key)
      shared.everybodyLeft.abort()
    }
    if (asker.aborted) leave()
    else {
      asker.addEventListener('abort', leave, { once: true })
      const stay = () => asker.removeEventListener('abort', leave)
      shared.result.then(stay, stay)
    }
    return shared.result
  }
}
