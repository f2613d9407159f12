import { deskEntry } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ShopLog } from '../../process/log.ts'
import type { Settings } from '../../settings.ts'
import type { OpenDesk } from '../late-desk.ts'

/**
 * Prints the URL where the owner sets up the desk, until somebody has done so.
 * @param print not the log: whoever opens the URL first becomes the owner
 */
export async function printSetUpAddress(
  openDesk: OpenDesk,
  { publicOrigin, desk }: Pick<Settings, 'publicOrigin' | 'desk'>,
  print: (line: string) => void,
  log: Pick<ShopLog, 'warn'>,
): Promise<void> {
  if (desk.password !== null) return
  try {
    const token = await (await openDesk()).staff.offerSetup()
    if (token !== null) print(deskEntry.setUpLine(setUpAddress(publicOrigin, token)))
  } catch (fault) {
    log.warn({ err: fault }, 'The desk cannot be opened')
  }
}

/** The URL where somebody sets up the desk, or joins it. */
export function setUpAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${deskPaths.setUp}?token=${token}`
}
