import { html } from 'hono/html'
import type { CheckoutField, FieldErrors } from '../store/typed-form.ts'
import type { Markup } from './page-frame.ts'

export type FieldProps = {
  name: CheckoutField
  label: string
  value?: string
  /** Those of the whole form: its first wrong field has the focus when the page opens. */
  errors: FieldErrors
  hint?: string
  /** Id of a further description. */
  describedBy?: string
  /** HTML autofill field name. */
  autocomplete: string
  type?: 'text' | 'email' | 'tel'
  inputmode?: 'text' | 'email' | 'tel' | 'numeric'
  autocapitalize?: 'words'
  /** The word on a phone's Enter key. */
  enterkeyhint?: 'next' | 'go'
  maxlength?: number
  optional?: boolean
  /** `half` from 640 px on, `short` at every width. */
  size?: 'full' | 'half' | 'short'
}

/** In page order. */
const fieldOrder: readonly CheckoutField[] = [
  'zip',
  'city',
  'province',
  'address1',
  'address2',
  'firstName',
  'lastName',
  'email',
  'phone',
  'paymentMethod',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
]

/** The fields with an error, in page order. */
export function listWrongFields(errors: FieldErrors): readonly CheckoutField[] {
  return fieldOrder.filter((field) => errors[field] !== undefined)
}

/** For the first field with an error: the answer to a form begins there, with or without script. */
export function focusIfFirst(name: CheckoutField, errors: FieldErrors): Markup | '' {
  return listWrongFields(errors)[0] === name ? html` autofocus` : ''
}

/** A labelled text box; hint and error are its description. */
export function textField(props: FieldProps): Markup {
  const { name, value = '', autocomplete, type = 'text', inputmode = 'text' } = props
  const { autocapitalize, enterkeyhint = 'next', maxlength, optional = false } = props
  return fieldFrame(
    props,
    html`<input id="${name}" name="${name}" type="${type}" value="${value}"
 autocomplete="${autocomplete}" inputmode="${inputmode}" enterkeyhint="${enterkeyhint}"${autocapitalize && html` autocapitalize="${autocapitalize}"`}${maxlength && html` maxlength="${maxlength}"`}${optional ? '' : html` required`}${describedBy(props)}${marks(props)}>`,
  )
}

/** A labelled select; its first entry is empty. */
export function selectField(props: FieldProps & { options: readonly string[] }): Markup {
  const { name, value = '', autocomplete, options } = props
  const entries = options.map(
    (option) => html`<option${option === value && html` selected`}>${option}</option>`,
  )
  return fieldFrame(
    props,
    html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" required${describedBy(props)}${marks(props)}>
<option value="">Choose</option>${entries}</select>`,
  )
}

/** What the PIN code fills in, and its errors. */
const liveFields: readonly CheckoutField[] = ['zip', 'city', 'province']

function fieldFrame(props: FieldProps, control: Markup): Markup {
  const { name, label, errors, hint, optional, size = 'full' } = props
  const error = errors[name]
  return html`<div class="field field-${size}"${liveFields.includes(name) && html` data-live="${name}"`}${name === 'zip' && html` aria-live="polite"`}>
<label for="${name}">${label}${optional && html` <span class="optional">(optional)</span>`}</label>
${control}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error"><span class="visually-hidden">Error: </span>${error}</p>`}
</div>`
}

function marks({ name, errors }: FieldProps): Markup | '' {
  if (errors[name] === undefined) return ''
  return html` aria-invalid="true"${focusIfFirst(name, errors)}`
}

function describedBy({ name, hint, errors, describedBy: more }: FieldProps): Markup | '' {
  const ids = [hint && `${name}-hint`, more, errors[name] && `${name}-error`].filter(Boolean)
  return ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`
}
