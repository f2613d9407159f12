/** How long a page waits for the desk, in milliseconds. */
const TIMEOUT_MS = 1000

/** The desk's result; null when it is late, or when it fails, which is reported. The page renders without it. */
export async function withinTimeout<Result>(
  work: Promise<Result>,
  report: (fault: unknown, action: string) => void,
): Promise<Result | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const answered = work.catch((fault: unknown) => {
    report(fault, 'Load reviews')
    return null
  })
  return Promise.race([answered, late])
}
