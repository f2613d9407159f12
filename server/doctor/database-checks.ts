import { database as words } from '#content/doctor/database.ts'
import { tryPostgres } from '#desk/database/try-postgres.ts'
import { type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

/** Signs in to the database of what shoppers send, if it is not a file; changes nothing. */
export async function checkDatabase({
  settings,
}: Pick<Examined, 'settings'>): Promise<readonly Remark[]> {
  const { databaseUrl } = settings.desk
  if (databaseUrl === null) return []
  const said = await tryPostgres(databaseUrl)
  return said === null ? [] : [wrong(words.unusable(new URL(databaseUrl).host, said))]
}
