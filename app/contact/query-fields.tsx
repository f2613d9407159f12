import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import { contact } from '#content/contact.ts'

type FieldState = {
  readonly name: keyof ContactInput
  readonly error: string | null
  readonly defaultValue?: string
}

/** The fields of the contact form, with script and without. */
export function QueryFields({ field }: { field: (name: keyof ContactInput) => FieldState }) {
  const { fields } = contact.form
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
    </>
  )
}
