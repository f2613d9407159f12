import {
  type CheckoutErrorCode,
  findErrorTranslation,
  findWarningTranslation,
} from './checkout-error-codes.ts'

export type CartUserError = {
  readonly code?: string | null
  /** Path in the input, outermost first. */
  readonly field?: readonly string[] | null
  readonly message: string
}

export type CartWarningMessage = { readonly code?: string | null; readonly message: string }

export type CheckoutUserError = {
  /** Undefined when the cart's error has none. */
  readonly code?: CheckoutErrorCode
  readonly field?: readonly string[] | null
  readonly message: string
}

/** The unique messages, in order, as one text for the shopper. */
export function joinMessages(errors: readonly { readonly message: string }[]): string {
  return [...new Set(errors.map(({ message }) => message.trim()))].filter(Boolean).join(' ')
}

/** Whether the store does not have the variant of a line. */
export const isUnknownVariant = ({ field }: Pick<CartUserError, 'field'>): boolean =>
  field?.at(-1) === 'merchandiseId'

/** The errors with this sentence about variants that the store does not have: its own names them by their ids. */
export function withoutIds(
  errors: readonly CheckoutUserError[],
  gone: string,
): readonly CheckoutUserError[] {
  return errors.map((error) => (isUnknownVariant(error) ? { ...error, message: gone } : error))
}

/**
 * A cart's errors and warnings as one list of a checkout's errors (specification section 8, Cart error
 * code translation). A code newer than the pinned schemas becomes INVALID.
 */
export function toCheckoutUserErrors(
  userErrors: readonly CartUserError[],
  warnings: readonly CartWarningMessage[] = [],
): CheckoutUserError[] {
  return [
    ...userErrors.map(({ code, field, message }) => ({
      code: code ? (findErrorTranslation(code) ?? 'INVALID') : undefined,
      field,
      message,
    })),
    ...warnings.map(({ code, message }) => ({
      code: code ? (findWarningTranslation(code) ?? 'INVALID') : undefined,
      message,
    })),
  ]
}
