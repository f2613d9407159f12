import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'

const RETRY_MS = 3000

/**
 * A script that a page can do without until it is used: fetched once, when the page rests or at its
 * first use. What cannot be fetched is asked for anew at the next use.
 * @example const loadRules = onDemand(() => import('#commerce/model/forms/login-form.ts'))
 */
export function onDemand<Script>(load: () => Promise<Script>): () => Promise<Script> {
  let script: Promise<Script> | null = null
  const fetchOnce = () => {
    script ??= load().catch((error: unknown) => {
      script = null
      throw error
    })
    return script
  }
  // Safari knows no rest, and fetches at the first use.
  if ('requestIdleCallback' in globalThis)
    afterLoad(() => requestIdleCallback(() => void fetchOnce().catch(() => undefined)))
  return fetchOnce
}

/** Not before the page has what it needs itself. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}

/**
 * A component that opens on demand (a dialog, a form behind a button) or lies far below the fold,
 * where the server draws it. A script that does not come is asked for again;
 * the page meanwhile shows the server's markup, or `waiting`, and stands. Props are data, not
 * functions, where the server draws: React drops markup whose props change before the script is here.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const fetchPart = onDemand(load)
  // Props are handed through as they are, so the one component takes what the other takes.
  const Part = lazy(async () => ({
    default: (await patiently(fetchPart)) as ComponentType<object>,
  }))
  return memo((props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  ))
}

async function patiently<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await load()
    } catch {
      // The network is away, as the browser has already told on its console; it may come back.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
