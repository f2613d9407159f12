import type { ComponentProps, ReactNode } from 'react'
import { formFields } from './form-fields.ts'

type DeskFormProps = Omit<ComponentProps<'form'>, 'action'> & {
  readonly action: string
  /** Null on the pages before signing in, where there is no session yet. */
  readonly viewer: { readonly formToken: string } | null
  readonly children?: ReactNode
}

/** A POST form with the form token of its session. */
export function DeskForm({ action, viewer, children, ...rest }: DeskFormProps) {
  return (
    <form method="post" action={action} {...rest}>
      {viewer && <input type="hidden" name={formFields.token} value={viewer.formToken} />}
      {children}
    </form>
  )
}
