import type { FormErrors } from '#commerce/model/forms/check-form.ts'

/** A form's values by field name. */
export type FormFields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(node: unknown): node is Control {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement
  )
}

const isCheckbox = (node: unknown): node is HTMLInputElement =>
  node instanceof HTMLInputElement && node.type === 'checkbox'

export function readFields(form: HTMLFormElement): FormFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Fills the form's fields; values without a field are ignored. */
export function fillFields(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (isCheckbox(control)) control.checked = control.value === value
    else if (isControl(control) || control instanceof RadioNodeList) control.value = value
  }
}

/** Focuses the first field with an error, in form order. */
export function focusFirstWrong(form: HTMLFormElement, errors: FormErrors): void {
  const wrong = [...form.elements].find((node) => isControl(node) && errors[node.name])
  if (wrong instanceof HTMLElement) wrong.focus()
}

/** Spread on a form that restores its text, so that its page may be reloaded (app/frame/reload-after-release.ts). */
export const keptForm = { 'data-kept': '' } as const
export type KeptForm = typeof keptForm
