/** The form in which discount codes and gift cards are compared and counted: trimmed, in one case. */
export const toCodeKey = (code: string): string => code.trim().toUpperCase()
