import type { FormErrors } from '#commerce/model/forms/check-form.ts'

/** What the fields of a form hold, as text by name. */
export type FormFields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether something is a control that one types or chooses in. */
export function isControl(node: unknown): node is Control {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement
  )
}

/** What the fields hold now. */
export function readFields(form: HTMLFormElement): FormFields {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Puts text into the fields that are there. */
export function fillFields(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (isControl(control) || control instanceof RadioNodeList) control.value = value
  }
}

/** Leads to the first field, in the order of the form, that has an error. */
export function focusFirstWrong(form: HTMLFormElement, errors: FormErrors): void {
  const wrong = [...form.elements].find((node) => isControl(node) && errors[node.name])
  if (wrong instanceof HTMLElement) wrong.focus()
}
