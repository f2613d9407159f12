import { inject } from 'vitest'
import { addMutantsToScripts } from './script-mutants.ts'
import { WAIT_MS, waitInTurns } from './wait-in-turns.ts'

/*
 * Test files share a thread (`lasting-worker.ts`): each starts with an empty page, and without the mutant of the last.
 */
declare module 'vitest' {
  interface ProvidedContext {
    mutantActivation: 'static' | 'runtime'
  }
}

/** What Stryker keeps between the mutants of a thread. */
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
  waitInTurns()
  configure({
    asyncUtilTimeout: WAIT_MS,
    // Without a picture of the page, which nobody reads.
    getElementError: (message) => new Error(message ?? 'not found'),
  })
}
