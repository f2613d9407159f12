import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the script ahead; settles when it is there. */
  readonly preload: () => Promise<unknown>
}

/**
 * A part of the page whose script is its own and comes after the first tap is possible. The server
 * renders it whole. A script that does not come is asked for again, ever more patiently: until then
 * the part stands as the server drew it, and never takes the page down.
 *
 * Remembered by its props: a page that renders anew while the script is on its way would otherwise
 * lose what the server drew.
 * @param waiting what a page made in the browser shows meanwhile, in the shape of the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let loaded: Promise<ComponentType<Props>> | null = null
  const preload = () => {
    loaded ??= patiently(load)
    return loaded
  }
  // Props are handed through as they are, so the one component takes what the other takes.
  const Part = lazy(async () => ({ default: (await preload()) as ComponentType<object> }))
  const remembered = memo((props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  ))
  return Object.assign(remembered, { preload })
}

async function patiently<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      // The network is away, as the browser has already told on its console; it may come back.
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
