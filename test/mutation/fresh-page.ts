import { inject } from 'vitest'
import { addMutantsToScripts } from './script-mutants.ts'
import { WAIT_MS, waitByEventLoop } from './wait-by-event-loop.ts'

/* Test files share a thread (`lasting-worker.ts`): each starts with an empty page, without the last run's mutant. */
declare module 'vitest' {
  interface ProvidedContext {
    mutantActivation: 'static' | 'runtime'
  }
}

/** Stryker's global state, which outlives a mutant in the same thread. */
const stryker: object = Reflect.get(globalThis, '__stryker__') ?? {}
Reflect.set(stryker, 'mutantCoverage', undefined)
if (inject('mutantActivation') !== 'static') Reflect.set(stryker, 'activeMutant', undefined)

if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
  addMutantsToScripts()
  const { configure } = await import('@testing-library/react')
  waitByEventLoop()
  configure({
    asyncUtilTimeout: WAIT_MS,
    // Leaves out the printed page, which nobody reads.
    getElementError: (message) => new Error(message ?? 'not found'),
  })
}
