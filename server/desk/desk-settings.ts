import { z } from 'zod'
import type { MailServer } from '#desk/mail/smtp-carrier.ts'
import { findPasswordFault, staffRules } from '#desk/staff/staff-rules.ts'
import { mailSettings, readMailSettings } from './mail/mail-settings.ts'

/** Where the desk stores its data, and how it sends mail. */
export type DeskSettings = {
  /** A PostgreSQL database, with its password; null for SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** Null when no mail is sent. */
  readonly mail: MailServer | null
  /** The owner's password at the desk; null when the owner chose it there. */
  readonly password: string | null
}

export const deskSettings = {
  DATABASE_URL: z
    .string()
    .trim()
    .refine(
      isDatabase,
      'must be an address such as postgres://desk:<password>@db.example:5432/shop, with what is special in the password percent-encoded',
    )
    .optional(),
  ...mailSettings,
  DESK_PASSWORD: z
    .string()
    .refine(
      (password) => findPasswordFault(password) === null,
      `must have ${staffRules.minPasswordLength} to ${staffRules.maxPasswordLength} characters, of four kinds or more: a sentence is easy to remember`,
    )
    .optional(),
}

/** The parsed `deskSettings`. */
type Values = z.output<z.ZodObject<typeof deskSettings>>

export function readDeskSettings(values: Values): DeskSettings {
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    password: values.DESK_PASSWORD ?? null,
    mail: readMailSettings(values),
  }
}

/** Parses it like the driver, which decodes names and passwords. */
function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, username, password } = new URL(text)
  if (!/^postgres(?:ql)?:$/.test(protocol) || hostname === '' || pathname.length < 2) return false
  return [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part))
}
