import { type RefCallback, useState } from 'react'

/**
 * The `ref` of a form with controlled fields. React ignores what was typed before hydration, and sets the fields back
 * the next time it renders them.
 * @param take called once, when the form is hydrated or rendered, with what its fields hold
 */
export function useEarlyFields(take: (fields: FormData) => void): RefCallback<HTMLFormElement> {
  // Always the same function: React calls another one at each render.
  const [ref] = useState(() => (form: HTMLFormElement | null) => {
    if (form) take(new FormData(form))
  })
  return ref
}
