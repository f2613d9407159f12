import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormFields, type KeptForm, keptForm } from '#app/forms/form-fields.ts'
import { createKeptFields } from '#app/forms/kept-fields.ts'
import { type FormState, useForm } from '#app/forms/use-form.ts'
import type { SubmissionOptions } from '#app/forms/use-submission.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import { useKnownNetwork } from './known-network.ts'

/** The result of sending a form. */
export type SendOutcome =
  | { readonly type: 'sent' }
  /** It may not have arrived. The form is held until there is a network. */
  | { readonly type: 'lost' }
  /** @param isForNow a temporary refusal: a held form stays held, without a toast */
  | { readonly type: 'refused'; readonly toast: Toast; readonly isForNow: boolean }

export type HeldFormOptions<Value> = Pick<
  SubmissionOptions<Value>,
  'check' | 'delay' | 'refuse' | 'invalidToast'
> & {
  /**
   * Sends the form. By default it counts as sent if there is a network.
   * @param key the same for each attempt with the same input; null where the browser cannot create one
   */
  readonly send?: (value: Value, key: string | null, signal: AbortSignal) => Promise<SendOutcome>
  /** Key in the browser's storage. */
  readonly storageKey: string
  /** Called when the form was sent and emptied. */
  readonly onSent: () => void
}

const AGAIN_MS = 20_000

type Kept = ReturnType<typeof createKeptFields>
type FormRef = (form: HTMLFormElement | null) => void

/** The state of a form, and whether it is held until there is a network. */
export type HeldForm<Value> = Pick<FormState<Value>, 'field' | 'isBusy'> & {
  readonly formProps: FormState<Value>['formProps'] & KeptForm
  readonly isHeld: boolean
}

/**
 * A form whose input outlives the page. Without a network it does not report success: it is held, and sends itself when
 * the network is back or on a later visit. Typing cancels that, so the shopper has to submit it again.
 */
export function useHeldForm<Value>(options: HeldFormOptions<Value>): HeldForm<Value> {
  const { storageKey, onSent, send, check, delay, refuse, invalidToast } = options
  const key = useRef<string | null>(null)
  const [kept] = useState(() => createKeptFields(storageKey))
  const [isHeld, setHeld] = useState(false)
  const { isProven, isLost } = useKnownNetwork()
  const { formProps, field, isBusy, readValues, reset } = useForm<Value>({
    check,
    ...(delay !== undefined && { delay }),
    ...(invalidToast && { invalidToast }),
    restore: (present) => ({ ...kept.read().fields, ...filled(present) }),
    // A held form was counted when it was first submitted.
    refuse: (value) => (kept.read().isHeld ? null : (refuse?.(value) ?? null)),
    async onSubmit(value, signal): Promise<void> {
      const waited = kept.read()
      key.current ??= waited.fields.key ?? globalThis.crypto?.randomUUID?.() ?? null
      const sent = await send?.(value, key.current, signal)
      const outcome = sent ?? { type: isLost() ? ('lost' as const) : ('sent' as const) }
      if (outcome.type === 'refused') {
        if (waited.isHeld && outcome.isForNow) return
        kept.keep(readValues())
        setHeld(false)
        return showToast(outcome.toast)
      }
      if (outcome.type === 'lost') return setHeld(hold(kept, readValues(), key.current))
      key.current = null
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
      ...keptForm,
      ref: attach,
      onInput(event) {
        formProps.onInput(event)
        kept.keep(readValues())
        key.current = null
        setHeld(false)
      },
    },
    ...{ field, isBusy, isHeld },
  }
}

/** @throws when the browser stores nothing */
function hold(kept: Kept, fields: FormFields, key: string | null): true {
  if (kept.hold({ ...fields, ...(key && { key }) })) return true
  throw new Error('Offline, and the browser keeps nothing')
}

type Waiting = {
  readonly kept: Kept
  readonly isHeld: boolean
  readonly setHeld: (isHeld: boolean) => void
  readonly isProven: boolean
}

/** Submits a held form once there is a network. @returns a ref for the form, which also sets the form's own ref */
function useSendingWhenBack(ref: FormRef, { kept, isHeld, setHeld, isProven }: Waiting): FormRef {
  const element = useRef<HTMLFormElement>(null)

  // A form held since an earlier visit.
  useEffect(() => setHeld(kept.read().isHeld), [kept, setHeld])

  // Another tab may have sent it.
  useEffect(() => {
    if (!isHeld || !isProven) return
    const send = () => {
      if (kept.read().isHeld) element.current?.requestSubmit()
      else setHeld(false)
    }
    send()
    // Retries a form that did not arrive despite a network, for example while the shop restarts.
    const timer = setInterval(send, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isHeld, isProven, kept, setHeld])

  // Stable, as the form’s own ref is: React would call a new one again.
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
