import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormFields } from '#app/forms/form-fields.ts'
import { createKeptFields } from '#app/forms/kept-fields.ts'
import { type FormState, useForm } from '#app/forms/use-form.ts'
import type { SubmissionOptions } from '#app/forms/use-submission.ts'
import { useKnownNetwork } from './known-network.ts'

export type HeldFormOptions<Value> = Pick<
  SubmissionOptions<Value>,
  'check' | 'delay' | 'refuse'
> & {
  /** Of the browser's storage. */
  readonly storageKey: string
  /** Runs when it was sent; the form is empty then. */
  readonly onSent: () => void
}

type Kept = ReturnType<typeof createKeptFields>
type FormRef = (form: HTMLFormElement | null) => void

/** The state of a form, and whether it waits for the network. */
export type HeldForm<Value> = Pick<FormState<Value>, 'formProps' | 'field' | 'isBusy'> & {
  readonly isHeld: boolean
}

/**
 * A form whose input outlives the page, and which nothing says was sent while there is no network: it waits, and is sent by
 * itself when the network is back or at a later visit. Who goes on typing sends it by hand.
 */
export function useHeldForm<Value>(options: HeldFormOptions<Value>): HeldForm<Value> {
  const { storageKey, onSent, check, delay, refuse } = options
  const [kept] = useState(() => createKeptFields(storageKey))
  const [isHeld, setHeld] = useState(false)
  const { isProven, isLost } = useKnownNetwork()
  const { formProps, field, isBusy, readValues, reset } = useForm<Value>({
    check,
    ...(delay !== undefined && { delay }),
    restore: (present) => ({ ...kept.read().fields, ...filled(present) }),
    // What waited was counted before it did.
    refuse: (value) => (kept.read().isHeld ? null : (refuse?.(value) ?? null)),
    onSubmit() {
      if (isLost()) {
        if (!kept.hold(readValues())) throw new Error('Offline, and the browser keeps nothing')
        return setHeld(true)
      }
      kept.drop()
      setHeld(false)
      reset()
      onSent()
    },
  })

  const attach = useSendingWhenBack(formProps.ref, { kept, isHeld, setHeld, isProven })
  return {
    formProps: {
      ...formProps,
      ref: attach,
      onInput(event) {
        formProps.onInput(event)
        kept.keep(readValues())
        setHeld(false)
      },
    },
    field,
    isBusy,
    isHeld,
  }
}

type Waiting = {
  readonly kept: Kept
  readonly isHeld: boolean
  readonly setHeld: (isHeld: boolean) => void
  readonly isProven: boolean
}

/** Submits the form that waits once a network is there. @returns its ref, around the form's own */
function useSendingWhenBack(ref: FormRef, { kept, isHeld, setHeld, isProven }: Waiting): FormRef {
  const element = useRef<HTMLFormElement>(null)

  // What an earlier visit left.
  useEffect(() => setHeld(kept.read().isHeld), [kept, setHeld])

  // Another tab may have sent it.
  useEffect(() => {
    if (!isHeld || !isProven) return
    if (kept.read().isHeld) element.current?.requestSubmit()
    else setHeld(false)
  }, [isHeld, isProven, kept, setHeld])

  // Stable, as the form’s own is: React would call a new one again.
  return useCallback(
    (form) => {
      element.current = form
      ref(form)
    },
    [ref],
  )
}

const filled = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
