/** Runs a job after all jobs before it; a failed one does not stop the next. */
export type RunInSequence = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Runs jobs one at a time, in the order of the calls. */
export function createSequence(): RunInSequence {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(() => job())
    last = result.catch(() => undefined)
    return result
  }
}
