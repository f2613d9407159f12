import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { firstInteraction } from './first-interaction.ts'
import { mayFetchAhead } from './may-fetch-ahead.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Delay before a script that failed to load is requested again. */
export const SCRIPT_RETRY_MS = 3000

/** Event dispatched when a script that is needed fails to load (app/frame/reload-after-release.ts). */
export const SCRIPT_FAILED = 'scriptlost'

/**
 * Loads a script once: on first use, or when the page is idle after the first interaction (never ahead under data
 * saver). After a failure the next use tries again.
 * @example const loadRules = onDemand(() => import('#commerce/model/forms/checkout-form.ts'))
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
  // Safari has no `requestIdleCallback` and loads on first use.
  if ('requestIdleCallback' in globalThis && mayFetchAhead())
    void firstInteraction().then(() =>
      afterLoad(() => requestIdleCallback(() => void fetchOnce().catch(() => undefined))),
    )
  return () => fetchOnce().catch(reportFailedLoad)
}

function reportFailedLoad(error: unknown): never {
  globalThis.dispatchEvent?.(new Event(SCRIPT_FAILED))
  throw error
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}

type Waiting<Props> = ReactNode | ((props: Props) => ReactNode)

/**
 * A component that opens on demand (a dialog, a form behind a button) or is far below the fold, where
 * the server renders it. Retries until its script loads and meanwhile shows the server's markup, or
 * `waiting`. Props that change over the server's markup are applied once the part is hydrated: React would drop it.
 * @param waiting a function of the props if they decide how much space to reserve
 * @param loadAfter resolves when the script of a part on the page may load
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: Waiting<Props> = null,
  loadAfter: () => Promise<void> = async () => undefined,
): ComponentType<Props> {
  let loaded: Module | undefined
  const fetchPart = onDemand(async () => {
    // The cast is true because the props are passed through unchanged.
    loaded = { default: (await load()) as ComponentType<object> }
    return loaded
  })
  let trying: Promise<Module> | undefined
  const keepTrying = () => {
    trying ??= loadAfter().then(() => retryForever(fetchPart))
    return trying
  }
  const Part = lazy(() => (loaded ? resolveNow(loaded) : keepTrying()))
  return memo((props: Props) => {
    const [first, setFirst] = useState<Props | null>(useIsHydrated() ? null : props)
    const applied = first ?? props
    return useMemo(
      () => (
        <Suspense
          fallback={
            <>
              {typeof waiting === 'function' ? waiting(applied) : waiting}
              {/* Rendered anew: by itself React would show the part no sooner than 300 ms after this. */}
              <AfterShown act={() => loaded || keepTrying().then(() => setFirst({ ...applied }))} />
            </>
          }
        >
          <Part {...applied} />
          <AfterShown act={setFirst} />
        </Suspense>
      ),
      [applied],
    )
  })
}

/** Its effect runs once what is beside it, such as a part that has loaded, is hydrated or rendered. */
function AfterShown({ act }: { act: (first: null) => unknown }): null {
  useEffect(() => void act(null), [act])
  return null
}

/**
 * A part that the server renders, and that does nothing before somebody uses the page: below the first screen, or
 * opened by hand. Until then its script does not load, and the server's markup stays. A tap on it is held until it is
 * hydrated (early-taps.ts).
 */
export function lazyPartOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: Waiting<Props> = null,
): ComponentType<Props> {
  return lazyPart(load, waiting, firstInteraction)
}

type Module = { readonly default: ComponentType<object> }

/**
 * A thenable that resolves synchronously, so that a loaded part renders with the rest of the page. For a promise React
 * would show `waiting` first, and the part no sooner than 300 ms later.
 */
function resolveNow(module: Module): Promise<Module> {
  // biome-ignore lint/suspicious/noThenProperty: React asks a lazy part for nothing else
  const resolved = { then: (take: (module: Module) => void) => take(module) }
  // The cast is true because React only calls `then`.
  return resolved as unknown as Promise<Module>
}

async function retryForever<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // The server's file is gone: the page is a fault, which must not wait.
      if (import.meta.env.SSR) throw error
      // Offline; the browser has logged it.
      await new Promise((resolve) => setTimeout(resolve, SCRIPT_RETRY_MS))
    }
  }
}
