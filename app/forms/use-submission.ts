import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import type { FormErrors, FormResult } from '#commerce/model/forms/check-form.ts'
import type { FormFields } from './form-fields.ts'

/** Specification section 5. */
const VALIDATION_ERROR: Toast = {
  title: 'Validation Error',
  description: 'Please correct the errors below.',
  tone: 'destructive',
}

/** Specification section 8, Other messages. */
const GENERAL_FAILURE: Toast = {
  title: 'Error',
  description: 'An error occurred. Please try again later.',
  tone: 'destructive',
}

export type SubmissionOptions<Value> = {
  /**
   * Fetches the form's rules, so that they are no part of the page's first script:
   * `() => import('#commerce/model/forms/login-form.ts').then((rules) => rules.checkLogin)`.
   */
  loadCheck: () => Promise<(input: unknown) => FormResult<Value>>
  /** What happens with a form that keeps all rules, after the delay. What it throws becomes the failure toast. */
  onSubmit: (value: Value) => void | Promise<void>
  /** Milliseconds a simulated form takes (specification section 9: 1000 to 2000); none unless told. */
  delay?: number
  /** Why a form that keeps all rules is not taken now, as at a rate limit; null to take it. */
  refuse?: (value: Value) => Toast | null
  /** Shown when a rule is broken; `Validation Error` unless told. */
  invalidToast?: Toast
  /** Shown when something fails; the general message unless told. */
  failureToast?: Toast
}

/**
 * Runs one submission of a form at a time, from the rules to the end of what happens. One that the
 * shopper walked away from is dropped.
 * @param onChecked is told the errors, none when all rules are kept
 */
export function useSubmission<Value>(
  options: SubmissionOptions<Value>,
  onChecked: (errors: FormErrors) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const runs = useRef(false)
  const leaving = useRef<AbortController>(null)

  // Joins the submission to the page it stands on.
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  // Fetches the rules while the shopper reads; a failure counts only on submit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page; the rules do not change
  useEffect(() => whenIdle(() => void options.loadCheck().catch(() => undefined)), [])

  async function run(fields: FormFields) {
    if (runs.current) return
    runs.current = true
    try {
      const value = await take(options, fields, onChecked)
      if (value === null || leaving.current?.signal.aborted) return
      setBusy(true)
      if (await passes(options.delay ?? 0, leaving.current?.signal)) await options.onSubmit(value)
    } catch {
      // Whatever failed, the shopper is told; the form keeps what was typed.
      showToast(options.failureToast ?? GENERAL_FAILURE)
    } finally {
      runs.current = false
      setBusy(false)
    }
  }

  return { isBusy, run }
}

/** The checked form; null, with the toast that says why, when it is not to be sent. */
async function take<Value>(
  { loadCheck, refuse, invalidToast = VALIDATION_ERROR }: SubmissionOptions<Value>,
  fields: FormFields,
  onChecked: (errors: FormErrors) => void,
): Promise<Value | null> {
  const check = await loadCheck()
  const checked = check(fields)
  onChecked(checked.ok ? {} : checked.errors)
  const refusal = checked.ok ? (refuse?.(checked.value) ?? null) : invalidToast
  if (refusal) showToast(refusal)
  return checked.ok && !refusal ? checked.value : null
}

/** True once the time is over, false as soon as the page was left. */
function passes(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  if (milliseconds === 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
