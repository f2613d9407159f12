/* What the doctor says about the mail server. */

/** A mail server's reply at the end of a sentence, without its full stop. */
const quoted = (said: string) => said.trim().replace(/\.$/, '')

export const mail = {
  unknownHost: (place: string) =>
    `The mail server of SMTP_URL, ${place}, does not exist in the DNS: check its spelling.`,
  closed: (place: string) =>
    `Nothing listens at ${place}, the mail server of SMTP_URL: check the port, usually 465 for smtps:// and 587 for smtp://.`,
  silent: (place: string) =>
    `The mail server of SMTP_URL, ${place}, does not answer: check the port (465 for smtps://, 587 for smtp://), and whether this machine may send mail.`,
  noTls: (place: string, said: string) =>
    `The mail server of SMTP_URL, ${place}, accepts no secure connection (${quoted(said)}): switch between smtps:// with port 465 and smtp:// with port 587, or fix its certificate.`,
  login: (place: string, said: string) =>
    `The mail server of SMTP_URL, ${place}, rejects the user or password (${quoted(said)}): check both, percent-encode special characters, and use an app password if the provider requires one.`,
  other: (place: string, said: string) =>
    `The mail server of SMTP_URL, ${place}, cannot be used (${quoted(said)}): compare the setting with your mail provider's page about SMTP.`,
} as const
