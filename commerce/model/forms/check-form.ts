import type * as z from 'zod/mini'

/** One message for each invalid field. */
export type FormErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** The cleaned values, or the errors. */
export type FormResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FormErrors<keyof Value & string> }

/** Runs a form's rules; each field reports its first error. Pure, and fast for any input. */
export function checkForm<Value extends object>(
  schema: z.ZodMiniType<Value>,
  input: unknown,
): FormResult<Value> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    errors[String(path[0] ?? '')] ??= message
  }
  // The forms are flat, so paths are field names.
  return { ok: false, errors: errors as FormErrors<keyof Value & string> }
}
