import { deskEntry } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Settings } from '../settings.ts'
import type { OpenDesk } from './late-desk.ts'

/**
 * Tells whoever started the shop where the desk is set up, as long as nobody did.
 * @param say never the log: the address lets in whoever opens it first
 */
export async function tellSetUp(
  openDesk: OpenDesk,
  { publicOrigin, desk }: Pick<Settings, 'publicOrigin' | 'desk'>,
  say: (line: string) => void,
): Promise<void> {
  if (desk.password !== null) return
  const token = await (await openDesk()).staff.offerSetup()
  if (token !== null) say(deskEntry.tellSetUp(setUpAddress(publicOrigin, token)))
}

/** Where somebody sets the desk up, or joins it. */
export function setUpAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${deskPaths.setUp}?token=${token}`
}
