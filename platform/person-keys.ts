/** An e-mail address as it is compared. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Google ignores dots in a mailbox name, and delivers to it under both domains. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an e-mail address leads to: that of `Asha+2@example.com` is `asha@example.com` (subaddressing,
 * RFC 5233).
 */
export function toMailbox(email: string): string {
  const key = toEmailKey(email)
  const at = key.lastIndexOf('@')
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)]
  const plus = name.indexOf('+')
  const plain = plus > 0 ? name.slice(0, plus) : name
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** The last ten digits of a phone number, without its country code. */
export function toPhoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
