/** Google delivers to a mailbox whatever dots stand in its name, and under both of its domains. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an e-mail address leads to: `Asha+2@example.com` is that of `asha@example.com`
 * (subaddressing, RFC 5233).
 */
export function toMailbox(email: string): string {
  const key = email.trim().toLowerCase()
  const at = key.lastIndexOf('@')
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)]
  const plus = name.indexOf('+')
  const plain = plus > 0 ? name.slice(0, plus) : name
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** The digits of a phone number that a country's prefix does not change. */
export function toPhoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
