import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormFields, type KeptForm, keptForm } from '#app/forms/form-fields.ts'
import { createFormStorage } from '#app/forms/form-storage.ts'
import { type FormState, useForm } from '#app/forms/use-form.ts'
import type { SubmissionOptions } from '#app/forms/use-submission.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import { useNetworkState } from './use-network-state.ts'

/** The result of sending a form. */
export type SendOutcome =
  | { readonly type: 'sent' }
  /** It may not have arrived. The form is queued until there is a network. */
  | { readonly type: 'lost' }
  /** @param isTemporary a temporary refusal: a queued form stays queued, without a toast */
  | { readonly type: 'refused'; readonly toast: Toast; readonly isTemporary: boolean }

export type QueuedFormOptions<Value> = Pick<
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

const RETRY_INTERVAL_MS = 20_000

type FormStorage = ReturnType<typeof createFormStorage>
type FormRef = (form: HTMLFormElement | null) => void

/** The state of a form, and whether it is queued until there is a network. */
export type QueuedForm<Value> = Pick<FormState<Value>, 'field' | 'isBusy'> & {
  readonly formProps: FormState<Value>['formProps'] & KeptForm
  readonly isQueued: boolean
}

/**
 * A form whose input outlives the page. Without a network it does not report success: it is queued, and sends itself
 * when the network is back or on a later visit. Typing cancels that, so the shopper has to submit it again.
 */
export function useQueuedForm<Value>(options: QueuedFormOptions<Value>): QueuedForm<Value> {
  const { storageKey, onSent, send, check, delay, refuse, invalidToast } = options
  const key = useRef<string | null>(null)
  const [storage] = useState(() => createFormStorage(storageKey))
  const [isQueued, setQueued] = useState(false)
  const { isOffline } = useNetworkState()
  const { formProps, field, isBusy, readValues, reset } = useForm<Value>({
    check,
    ...(delay !== undefined && { delay }),
    ...(invalidToast && { invalidToast }),
    restore: (present) => ({ ...storage.read().fields, ...filled(present) }),
    // A queued form was counted when it was first submitted.
    refuse: (value) => (storage.read().isQueued ? null : (refuse?.(value) ?? null)),
    async onSubmit(value, signal): Promise<void> {
      const stored = storage.read()
      key.current ??= stored.fields.key ?? globalThis.crypto?.randomUUID?.() ?? null
      const sent = await send?.(value, key.current, signal)
      const outcome = sent ?? { type: isOffline() ? ('lost' as const) : ('sent' as const) }
      if (outcome.type === 'refused') {
        if (stored.isQueued && outcome.isTemporary) return
        storage.store(readValues())
        setQueued(false)
        return void showToast(outcome.toast)
      }
      if (outcome.type === 'lost') return setQueued(queue(storage, readValues(), key.current))
      key.current = null
      storage.clear()
      setQueued(false)
      reset()
      onSent()
    },
  })

  return {
    formProps: {
      ...formProps,
      ...keptForm,
      ref: useSubmitWhenOnline(formProps.ref, { storageKey, storage, isQueued, setQueued }),
      onInput(event) {
        formProps.onInput(event)
        storage.store(readValues())
        key.current = null
        setQueued(false)
      },
    },
    field,
    isBusy,
    isQueued,
  }
}

/** @throws when the browser stores nothing */
function queue(storage: FormStorage, fields: FormFields, key: string | null): true {
  if (storage.storeForSending({ ...fields, ...(key && { key }) })) return true
  throw new Error('Offline, and the browser keeps nothing')
}

type Waiting = {
  readonly storageKey: string
  readonly storage: FormStorage
  readonly isQueued: boolean
  readonly setQueued: (isQueued: boolean) => void
}

/** Submits a queued form once there is a network. @returns a ref for the form, which also sets the form's own ref */
function useSubmitWhenOnline(ref: FormRef, waiting: Waiting): FormRef {
  const { storageKey, storage, isQueued, setQueued } = waiting
  const { isConfirmedOnline } = useNetworkState()
  const element = useRef<HTMLFormElement>(null)

  // A form queued since an earlier visit.
  useEffect(() => setQueued(storage.read().isQueued), [storage, setQueued])

  useQuery({
    queryKey: ['queued form', storageKey],
    queryFn() {
      // Another tab may have sent it.
      const isStillQueued = storage.read().isQueued
      if (isStillQueued) element.current?.requestSubmit()
      else setQueued(false)
      return isStillQueued
    },
    enabled: isQueued && isConfirmedOnline,
    staleTime: 0,
    // Retries a form that did not arrive despite a network, for example while the shop restarts.
    refetchInterval: RETRY_INTERVAL_MS,
    refetchIntervalInBackground: true,
  })

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
