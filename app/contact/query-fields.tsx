import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import type { MessageKind } from '#commerce/model/shop-desk.ts'
import { contact } from '#content/contact.ts'

type FieldState = {
  readonly name: keyof ContactInput
  readonly error: string | null
  readonly defaultValue?: string
}

type QueryFieldsProps = {
  field: (name: keyof ContactInput) => FieldState
  /** Whether the checkbox is initially ticked. */
  isComplaint?: boolean
}

/** The fields of the contact form, with script and without. */
export function QueryFields({ field, isComplaint = false }: QueryFieldsProps) {
  const { fields, complaint } = contact.form
  return (
    <>
      <TextField label={fields.name} autoComplete="name" required {...field('name')} />
      <TextField
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...field('phone')}
      />
      <TextField
        label={fields.email}
        type="email"
        autoComplete="email"
        required
        className="sm:col-span-2"
        {...field('email')}
      />
      <TextArea
        label={fields.query}
        rows={6}
        required
        className="sm:col-span-2"
        {...field('query')}
      />
      <Checkbox
        name="kind"
        value={'grievance' satisfies MessageKind}
        label={complaint.label}
        hint={complaint.hint}
        defaultChecked={isComplaint}
        className="sm:col-span-2"
      />
    </>
  )
}
