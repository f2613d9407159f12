import { html } from 'hono/html'
import type { CheckoutField } from '../store/typed-form.ts'
import type { Markup } from './page-frame.ts'

export type FieldProps = {
  name: CheckoutField
  label: string
  value?: string
  error?: string
  hint?: string
  /** Id of a further description. */
  describedBy?: string
  /** HTML autofill field name. */
  autocomplete: string
  type?: 'text' | 'email' | 'tel'
  inputmode?: 'text' | 'email' | 'tel' | 'numeric'
  autocapitalize?: 'words' | 'none'
  /** The word on a phone's Enter key. */
  enterkeyhint?: 'next' | 'go'
  maxlength?: number
  optional?: boolean
  /** `half` from 480 px on, `short` at every width. */
  size?: 'full' | 'half' | 'short'
}

/** A labelled text box; hint and error are its description. */
export function textField(props: FieldProps): Markup {
  const { name, value = '', error, autocomplete, type = 'text', inputmode = 'text' } = props
  const { autocapitalize, enterkeyhint = 'next', maxlength, optional = false } = props
  return fieldFrame(
    props,
    html`<input id="${name}" name="${name}" type="${type}" value="${value}"
 autocomplete="${autocomplete}" inputmode="${inputmode}" enterkeyhint="${enterkeyhint}"${autocapitalize && html` autocapitalize="${autocapitalize}"`}${maxlength && html` maxlength="${maxlength}"`}${optional ? '' : html` required`}${describedBy(props)}${error && html` aria-invalid="true"`}>`,
  )
}

/** A labelled select; its first entry is empty. */
export function selectField(props: FieldProps & { options: readonly string[] }): Markup {
  const { name, value = '', error, autocomplete, options } = props
  const entries = options.map(
    (option) => html`<option${option === value && html` selected`}>${option}</option>`,
  )
  return fieldFrame(
    props,
    html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" required${describedBy(props)}${error && html` aria-invalid="true"`}>
<option value="">Choose a state</option>${entries}</select>`,
  )
}

/** What the PIN code fills in, and its errors. */
const liveFields: readonly CheckoutField[] = ['zip', 'city', 'province']

function fieldFrame(props: FieldProps, control: Markup): Markup {
  const { name, label, error, hint, optional, size = 'full' } = props
  return html`<div class="field field-${size}"${liveFields.includes(name) && html` data-live="${name}"`}${name === 'zip' && html` aria-live="polite"`}>
<label for="${name}">${label}${optional && html` <span class="optional">(optional)</span>`}</label>
${control}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error"><span class="visually-hidden">Error: </span>${error}</p>`}
</div>`
}

function describedBy({ name, hint, error, describedBy: more }: FieldProps): Markup | '' {
  const ids = [hint && `${name}-hint`, more, error && `${name}-error`].filter(Boolean)
  return ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`
}
