import { deskEntry } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Settings } from '../../settings.ts'
import type { OpenDesk } from '../late-desk.ts'

/**
 * Prints where to set up the desk, until somebody has done so.
 * @param print not the log: whoever opens the URL first becomes the owner
 */
export async function tellSetUp(
  openDesk: OpenDesk,
  { publicOrigin, desk }: Pick<Settings, 'publicOrigin' | 'desk'>,
  print: (line: string) => void,
): Promise<void> {
  if (desk.password !== null) return
  const token = await (await openDesk()).staff.offerSetup()
  if (token !== null) print(deskEntry.tellSetUp(setUpAddress(publicOrigin, token)))
}

/** The URL where somebody sets up the desk, or joins it. */
export function setUpAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${deskPaths.setUp}?token=${token}`
}
