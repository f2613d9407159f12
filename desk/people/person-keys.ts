/** Gmail ignores dots in a mailbox's name, and delivers for both domains. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an e-mail address: `Asha+2@example.com` leads to `asha@example.com` (subaddressing, RFC 5233).
 */
export function toMailbox(email: string): string {
  const key = email.trim().toLowerCase()
  const at = key.lastIndexOf('@')
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)]
  const plus = name.indexOf('+')
  const plain = plus > 0 ? name.slice(0, plus) : name
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** The last ten digits of a phone number, which a country code does not change. */
export function toPhoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
