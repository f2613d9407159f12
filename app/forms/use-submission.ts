import { useRef } from 'react'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import type { FormErrors, FormResult } from '#commerce/model/forms/check-form.ts'
import { forms } from '#content/forms.ts'
import type { FormFields } from './form-fields.ts'

/** Specification section 5. */
export const VALIDATION_ERROR: Toast = {
  title: forms.invalid.title,
  description: forms.invalid.text,
  tone: 'destructive',
}

/** Specification section 8, Other messages. */
const GENERAL_FAILURE: Toast = {
  title: forms.failure.title,
  description: forms.failure.text,
  tone: 'destructive',
}

export type SubmissionOptions<Value> = {
  /** Validates the form, for example `checkLogin` of `commerce/model/forms`; a promise when loaded on demand. */
  check: (input: unknown) => FormResult<Value> | Promise<FormResult<Value>>
  /**
   * Runs after the delay with valid input. The signal aborts when the shopper leaves the page. Errors are
   * logged and shown as the failure toast.
   */
  onSubmit: (value: Value, signal: AbortSignal) => void | Promise<void>
  /** Initial values, given those typed before hydration. */
  restore?: (present: FormFields) => FormFields
  /** Delay of a simulated form in milliseconds (specification section 9: 1000 to 2000); none by default. */
  delay?: number
  /** The toast when valid input is refused, for example by a rate limit; null to accept it. */
  refuse?: (value: Value) => Toast | null
  /** Shown for invalid input; by default `Validation Error`. */
  invalidToast?: (errors: FormErrors) => Toast
  /** Shown on failure; by default the general message. */
  failureToast?: Toast
}

/**
 * One submission at a time, from validation to the end. Invalid input and refusals show a toast; errors
 * are logged and shown with a general message.
 * @param onChecked receives the errors, none for valid input
 * @returns its `mutate` takes what reads the form
 */
export function useSubmission<Value>(
  options: SubmissionOptions<Value>,
  onChecked: (errors: FormErrors) => void,
) {
  const hideToast = useRef<() => void>(undefined)

  /** What an earlier press was told is no longer true. */
  function replaceToast(toast: Toast | null): void {
    hideToast.current?.()
    hideToast.current = toast ? showToast(toast) : undefined
  }

  return usePageMutation<() => FormFields>({
    async mutationFn(read, signal) {
      const checked = await checkNewest(options.check, read)
      onChecked(checked.ok ? {} : checked.errors)
      const refusal = findRefusal(options, checked)
      replaceToast(refusal)
      if (!checked.ok || refusal) return
      const { value } = checked
      if (options.delay) await new Promise((resolve) => setTimeout(resolve, options.delay))
      signal.throwIfAborted()
      await options.onSubmit(value, signal)
    },
    onError(error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('The form could not be sent:', error)
      replaceToast(options.failureToast ?? GENERAL_FAILURE)
    },
  })
}

/** Why the input must not be sent; null when it may. */
function findRefusal<Value>(
  { refuse, invalidToast = () => VALIDATION_ERROR }: SubmissionOptions<Value>,
  checked: FormResult<Value>,
): Toast | null {
  return checked.ok ? (refuse?.(checked.value) ?? null) : invalidToast(checked.errors)
}

/** Fields may be filled in while the rules load: checks until nothing has changed meanwhile. */
async function checkNewest<Value>(
  check: SubmissionOptions<Value>['check'],
  read: () => FormFields,
): Promise<FormResult<Value>> {
  const fields = read()
  const checked = await check(fields)
  return JSON.stringify(fields) === JSON.stringify(read()) ? checked : checkNewest(check, read)
}
