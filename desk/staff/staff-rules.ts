/** The rules for names and passwords at the desk. Imports nothing that would slow a start. */
export const staffRules = {
  minPasswordLength: 12,
  maxPasswordLength: 200,
  maxNameLength: 40,
} as const

export type PasswordFault = 'password-short' | 'password-long' | 'password-plain'
export type NameFault = 'name-missing' | 'name-long'

/** Checks the length, as NIST SP 800-63B advises: rules about kinds of characters make passwords worse. */
export function findPasswordFault(password: string, name = ''): PasswordFault | null {
  const length = [...password.normalize('NFKC')].length
  if (length < staffRules.minPasswordLength) return 'password-short'
  if (length > staffRules.maxPasswordLength) return 'password-long'
  const isOneSign = new Set(password).size < 4
  const isName = name !== '' && toNameKey(password).replaceAll(toNameKey(name), '').length < 4
  return isOneSign || isName ? 'password-plain' : null
}

export function findNameFault(name: string): NameFault | null {
  if (toNameKey(name) === '') return 'name-missing'
  return [...name.trim()].length > staffRules.maxNameLength ? 'name-long' : null
}

/** Names that differ only in case and spaces are the same name. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
