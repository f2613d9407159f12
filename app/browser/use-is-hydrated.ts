import { useSyncExternalStore } from 'react'

const noChanges = () => () => {}

/** False on the server and while its markup is hydrated, then true. True at once for what the browser alone renders. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
}
