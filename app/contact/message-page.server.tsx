import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import type { ContactInput } from '#commerce/model/forms/contact-form.ts'
import { contact } from '#content/contact.ts'
import stylesheet from './contact.css?url'
import { QueryFields } from './query-fields.tsx'
import { MESSAGE_PATH } from './send-message.ts'

/** A form's fields as submitted. */
export type TypedValues = Readonly<Record<keyof ContactInput | 'kind', string>>

type MessagePage = {
  readonly title: string
  readonly text: string
  readonly isProblem: boolean
  /** The form to submit again; null when there is nothing to submit. */
  readonly form: { readonly typed: TypedValues; readonly errors: FormErrors } | null
}

/** HTML of the page that responds to a query sent without script. */
export function messagePage({ title, text, isProblem, form }: MessagePage): string {
  const { button, back } = contact.form
  return toBareDocument({
    title,
    children: (
      <>
        {/* After the shop's sheet, which has the order of the layers. */}
        <link rel="stylesheet" href={stylesheet} />
        <p role={isProblem ? 'alert' : 'status'}>{text}</p>
        {form && (
          <form method="post" action={MESSAGE_PATH} className="grid w-full gap-4 sm:grid-cols-2">
            <QueryFields
              isComplaint={form.typed.kind === 'grievance'}
              field={(name) => ({
                name,
                error: form.errors[name] ?? null,
                defaultValue: form.typed[name],
              })}
            />
            <Button type="submit" size="lg" className="sm:justify-self-start">
              {button}
            </Button>
          </form>
        )}
        <a className={buttonClass({})} href="/contact">
          {back}
        </a>
      </>
    ),
  })
}
