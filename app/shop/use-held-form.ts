import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormFields, type KeptForm, keptForm } from '#app/forms/form-fields.ts'
import { createKeptFields } from '#app/forms/kept-fields.ts'
import { type FormState, useForm } from '#app/forms/use-form.ts'
import type { SubmissionOptions } from '#app/forms/use-submission.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import { useKnownNetwork } from './known-network.ts'

/** What became of what was sent. */
export type SendOutcome =
  | { readonly type: 'sent' }
  /** It may not have arrived: it waits for the network. */
  | { readonly type: 'lost' }
  /** @param isForNow what waits goes on waiting, and nobody is told */
  | { readonly type: 'refused'; readonly toast: Toast; readonly isForNow: boolean }

export type HeldFormOptions<Value> = Pick<
  SubmissionOptions<Value>,
  'check' | 'delay' | 'refuse' | 'invalidToast'
> & {
  /**
   * Sends it; by default it only counts as sent where there is a network.
   * @param key the same for each attempt with the same input; null where the browser makes up none
   */
  readonly send?: (value: Value, key: string | null, signal: AbortSignal) => Promise<SendOutcome>
  /** Of the browser's storage. */
  readonly storageKey: string
  /** Runs when it was sent; the form is empty then. */
  readonly onSent: () => void
}

const AGAIN_MS = 20_000

type Kept = ReturnType<typeof createKeptFields>
type FormRef = (form: HTMLFormElement | null) => void

/** The state of a form, and whether it waits for the network. */
export type HeldForm<Value> = Pick<FormState<Value>, 'field' | 'isBusy'> & {
  readonly formProps: FormState<Value>['formProps'] & KeptForm
  readonly isHeld: boolean
}

/**
 * A form whose input outlives the page, and which nothing says was sent while there is no network: it waits, and is sent by
 * itself when the network is back or at a later visit. Who goes on typing sends it by hand.
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
    // What waited was counted before it did.
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

/** @throws where the browser keeps nothing */
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

/** Submits the form that waits once a network is there. @returns its ref, around the form's own */
function useSendingWhenBack(ref: FormRef, { kept, isHeld, setHeld, isProven }: Waiting): FormRef {
  const element = useRef<HTMLFormElement>(null)

  // What an earlier visit left.
  useEffect(() => setHeld(kept.read().isHeld), [kept, setHeld])

  // Another tab may have sent it.
  useEffect(() => {
    if (!isHeld || !isProven) return
    const send = () => {
      if (kept.read().isHeld) element.current?.requestSubmit()
      else setHeld(false)
    }
    send()
    // What did not arrive though there is a network, such as while the shop starts anew.
    const timer = setInterval(send, AGAIN_MS)
    return () => clearInterval(timer)
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
