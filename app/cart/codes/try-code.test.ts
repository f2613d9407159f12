import { expect, it } from 'vitest'
import { tryCode } from './try-code.ts'
import type { CodeKind } from './use-code-kinds.ts'

/** A friend's code, which the store knows by another name. */
const kind = {
  read: (text: string) => text,
  toStoreCode: (code: string) => `REF-${code}`,
} as CodeKind

it('a refusal names the code that was typed, whatever is in it', async () => {
  const refuse = async (_: CodeKind, code: string) =>
    ({ valid: false, isUnknown: false, error: `${code} has ended` }) as const
  const tried = await tryCode("A$&B$'", [kind], refuse)
  expect(tried).toEqual({ valid: false, message: "A$&B$' has ended" })
})
