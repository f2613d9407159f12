import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { buildShop, runBuilder } from './build-shop.ts'
import { acquireLock } from './file-lock.mjs'
import { root } from './project.ts'

/**
 * Builds the shop and its bundle for workerd, unless both exist.
 * @returns the build's folder; `edge` in it has the worker and workerd's configuration, `client` the browser's files
 * @throws BuildError
 */
export async function buildEdge(): Promise<string> {
  await buildShop()
  const folder = realpathSync(join(root, 'build', 'current'))
  const release = await acquireLock(join(root, '.cache', 'build.lock'), 'building')
  try {
    // The last file of the bundle.
    const isBuilt = existsSync(join(folder, 'edge', 'workerd.capnp'))
    if (!isBuilt) await runBuilder(folder, ['tools/bundle-edge.ts', folder])
    return folder
  } finally {
    release()
  }
}
