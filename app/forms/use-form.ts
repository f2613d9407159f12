import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import {
  type FormFields,
  fillFields,
  focusFirstWrong,
  isControl,
  readFields,
} from './form-fields.ts'
import { type SubmissionOptions, useSubmission } from './use-submission.ts'

export type FormState<Value> = {
  /** Spread on the form. Fields are uncontrolled, so input from before hydration is kept. */
  readonly formProps: {
    readonly ref: (form: HTMLFormElement | null) => void
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  readonly errors: FormErrors
  /** Spread on a field of `app/ui`: name and error. */
  readonly field: <Name extends keyof Value & string>(
    name: Name,
  ) => { readonly name: Name; readonly error: string | null }
  /** True from validation until submission ends. */
  readonly isBusy: boolean
  /** The current values. */
  readonly readValues: () => FormFields
  /** Empties the form. */
  readonly reset: () => void
}

/**
 * One form (specification sections 4 and 5): validates on submit, shows errors by field and toast,
 * focuses the first invalid field, and clears a field's error once it is edited.
 */
export function useForm<Value>(options: SubmissionOptions<Value>): FormState<Value> {
  const ref = useRef<HTMLFormElement>(null)
  // A stable ref callback: React would call a new one again.
  const [attach] = useState(() => (form: HTMLFormElement | null) => {
    ref.current = form
    if (form && options.restore) fillFields(form, options.restore(readFields(form)))
  })
  const [errors, setErrors] = useState<FormErrors>({})
  const { isPending, mutate } = useSubmission(options, (found) => {
    // Render the error before focusing, so that screen readers announce it.
    flushSync(() => setErrors(found))
    if (ref.current) focusFirstWrong(ref.current, found)
  })
  return {
    formProps: {
      ref: attach,
      // Submitted before hydration, a password must not appear in the URL.
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const form = event.currentTarget
        mutate(() => readFields(form))
      },
      onInput({ target }) {
        if (isControl(target)) setErrors((present) => without(present, target.name))
      },
    },
    errors,
    field: (name) => ({ name, error: errors[name] ?? null }),
    isBusy: isPending,
    readValues: () => (ref.current ? readFields(ref.current) : {}),
    reset() {
      ref.current?.reset()
      setErrors({})
    },
  }
}

function without(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors
  const { [name]: _edited, ...others } = errors
  return others
}
