import type * as z from 'zod/mini'

/** What is wrong, field by field: one message each. */
export type FormErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** A form as checked: what it says, tidied, or what is wrong with it. */
export type FormResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FormErrors<keyof Value & string> }

/** Runs a form's rules; of several faults in a field the first counts. Pure and quick for any input. */
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
  // The schema of a flat form has its fields as paths.
  return { ok: false, errors: errors as FormErrors<keyof Value & string> }
}
