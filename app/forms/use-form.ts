import { type FormEvent, type RefObject, useRef, useState } from 'react'
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
  /** To be spread on the form. Its fields are not controlled: what is typed before the script runs is kept. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /** What is wrong, field by field. */
  readonly errors: FormErrors
  /** To be spread on a field of `app/ui`: its name and what is wrong with it. */
  readonly field: <Name extends keyof Value & string>(
    name: Name,
  ) => { readonly name: Name; readonly error: string | null }
  /** From a form that keeps all rules to the end of what happens with it. */
  readonly isBusy: boolean
  /** What the fields hold now. */
  readonly readValues: () => FormFields
  /** Puts text into fields, as from a draft. */
  readonly fill: (fields: FormFields) => void
  /** Empties the form. */
  readonly reset: () => void
}

/**
 * One form (specification sections 4 and 5): checks on submit, tells what is wrong by field and by
 * toast, leads to the first wrong field, and forgets a field's error once it is edited.
 */
export function useForm<Value>(options: SubmissionOptions<Value>): FormState<Value> {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const { isBusy, run } = useSubmission(options, (found) => {
    // A field is marked before it is focused, so that its error is read out with it.
    flushSync(() => setErrors(found))
    if (ref.current) focusFirstWrong(ref.current, found)
  })
  return {
    formProps: {
      ref,
      // Sent before our script runs, a password stays out of the address.
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void run(readFields(event.currentTarget))
      },
      onInput({ target }) {
        if (isControl(target)) setErrors((present) => without(present, target.name))
      },
    },
    errors,
    field: (name) => ({ name, error: errors[name] ?? null }),
    isBusy,
    readValues: () => (ref.current ? readFields(ref.current) : {}),
    fill(fields) {
      if (ref.current) fillFields(ref.current, fields)
    },
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
