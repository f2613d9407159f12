import { z } from 'zod'
import type { MailServer } from '#desk/mail/smtp-carrier.ts'
import { mailSettings, readMailSettings } from './mail-settings.ts'

/** Where the desk keeps its records, and where its mail leaves. */
export type DeskSettings = {
  /** A PostgreSQL database, with its password; null for SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** Null where nothing is sent. */
  readonly mail: MailServer | null
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
}

/** What `deskSettings` have read. */
type Values = z.output<z.ZodObject<typeof deskSettings>>

export function readDeskSettings(values: Values): DeskSettings {
  return { databaseUrl: values.DATABASE_URL ?? null, mail: readMailSettings(values) }
}

/** As the driver reads it, which decodes names and passwords. */
function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, username, password } = new URL(text)
  if (!/^postgres(?:ql)?:$/.test(protocol) || hostname === '' || pathname.length < 2) return false
  return [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part))
}
