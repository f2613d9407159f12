import { useLayoutEffect, useRef } from 'react'

/**
 * The `ref` of a form with controlled fields. React ignores what was typed before hydration, and sets the fields back
 * the next time it renders them.
 * @param take called once, when the form is hydrated or rendered, with what its fields hold
 */
export function useEarlyFields(take: (fields: FormData) => void) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: later input arrives as events
  useLayoutEffect(() => {
    if (form.current) take(new FormData(form.current))
  }, [])
  return form
}
