type Counts = Record<string, number>

/** The part of Stryker's global state that is used here. */
type Stryker = {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> }
}

/**
 * Scripts of the head are inlined into the page as text, and a test runs that text. It lacks the two functions that
 * Stryker adds to each module: this adds them to the page, for the mutants in such a script.
 */
export function addMutantsToScripts(): void {
  const known = (): Stryker => {
    const stryker: Stryker = Reflect.get(globalThis, '__stryker__') ?? {}
    Reflect.set(globalThis, '__stryker__', stryker)
    return stryker
  }
  Object.assign(globalThis, {
    stryMutAct_9fa48: (mutant: string) => known().activeMutant === mutant,
    stryCov_9fa48(...mutants: string[]) {
      const stryker = known()
      stryker.mutantCoverage ??= { static: {}, perTest: {} }
      const { perTest, static: always } = stryker.mutantCoverage
      const test = stryker.currentTestId
      if (test) perTest[test] ??= {}
      const counts = test ? perTest[test] : always
      for (const mutant of mutants) if (counts) counts[mutant] = (counts[mutant] ?? 0) + 1
    },
  })
}
