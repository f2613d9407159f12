/**
 * The form in which discount codes and gift cards are compared and counted: trimmed, in one case, without the invisible
 * marks that messengers add to what is copied.
 */
export const toCodeKey = (code: string): string =>
  code
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toUpperCase()
