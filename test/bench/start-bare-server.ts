import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/project.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

/** Node writes these itself, but the bare server computes `content-length` from the bytes. */
const ofTheConnection = /^(connection|date|keep-alive|content-length|transfer-encoding)$/

/**
 * A server that does nothing but send the same response.
 * @param fromDisk reads the body from its file each time, as a plain file server does
 */
export async function startBareServer(
  folder: string,
  { headers, body }: { headers: Headers; body: Uint8Array },
  fromDisk = false,
): Promise<PinnedProcess> {
  const file = join(folder, 'answer')
  writeFileSync(file, body)
  const kept = [...headers].filter(([name]) => !ofTheConnection.test(name)).flat()
  const program = join(root, 'test/bench/bare-server.ts')
  return startPinned([program, file, JSON.stringify(kept), ...(fromDisk ? ['--from-disk'] : [])])
}
