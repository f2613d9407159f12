/* What the doctor says about the mail server. */

/** A mail server's reply at the end of a sentence, without its full stop. */
const quoted = (said: string) => said.trim().replace(/\.$/, '')

export const mail = {
  unknownHost: (place: string) =>
    `${place} of SMTP_URL has no address in the domain name system: check how the mail server's name is spelled.`,
  closed: (place: string) =>
    `Nothing listens at ${place} of SMTP_URL: check the port, which is usually 465 for smtps:// and 587 for smtp://.`,
  silent: (place: string) =>
    `${place} of SMTP_URL does not answer: check the port, smtps:// for 465 and smtp:// for 587, and whether this machine may send mail.`,
  noTls: (place: string, said: string) =>
    `No secure connection to ${place} of SMTP_URL could be made (${quoted(said)}): try the other of smtps:// with port 465 and smtp:// with port 587, or fix its certificate.`,
  login: (place: string, said: string) =>
    `${place} of SMTP_URL does not accept the user and password (${quoted(said)}): check both, percent-encode special characters in them, and use an app password where the provider wants one.`,
  other: (place: string, said: string) =>
    `${place} of SMTP_URL cannot be used (${quoted(said)}): check the setting with your mail provider's page on SMTP.`,
} as const
