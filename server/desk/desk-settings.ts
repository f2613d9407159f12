import { z } from 'zod'

/** Where the desk keeps its records. */
export type DeskSettings = {
  /** A PostgreSQL database, with its password; null for SQLite in the data folder. */
  readonly databaseUrl: string | null
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
}

/** What `deskSettings` have read. */
type Values = z.output<z.ZodObject<typeof deskSettings>>

export function readDeskSettings({ DATABASE_URL: url }: Values): DeskSettings {
  return { databaseUrl: url ?? null }
}

/** As the driver reads it, which decodes names and passwords. */
function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, username, password } = new URL(text)
  if (!/^postgres(?:ql)?:$/.test(protocol) || hostname === '' || pathname.length < 2) return false
  return [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part))
}
