/** How long a page waits for the desk. */
const PATIENCE_MS = 1000

/** What the desk answers; null when it is late or fails, which is reported: a desk that is away costs no page. */
export async function withinPatience<Answer>(
  asked: Promise<Answer>,
  report: (fault: unknown, action: string) => void,
): Promise<Answer | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const answered = asked.catch((fault: unknown) => {
    report(fault, 'Load reviews')
    return null
  })
  return Promise.race([answered, late])
}
