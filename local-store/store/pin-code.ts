/** A PIN code as typed, such as `560 001` or `560-001`, without its gaps. */
export function toPinCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}]/gu, '')
}
