import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '#platform/make-data-folder.ts'

/** Builds kept: as many as tools/build-stamp.ts keeps, and one that is being replaced. */
const MAX_BUILDS = 4

/**
 * Copies a build's browser files to where processes of other releases find them: in containers each release sees only
 * its own build.
 * @param build the build's folder, `build/NAME`
 * @param shared the folder of all builds (`BUILDS_DIR`)
 * @throws the system's error when the folder cannot be written
 */
export function shareBuild(build: string, shared: string): void {
  const copy = join(shared, basename(build))
  if (!existsSync(copy)) copyWhole(join(build, 'client', 'assets'), copy)
  utimesSync(copy, new Date(), new Date())
  deleteOldBuilds(shared)
}

/** Copies, then renames: other processes may be reading or copying. In containers all have the same process id. */
function copyWhole(assets: string, copy: string): void {
  makeFolder(dirname(copy))
  const begun = mkdtempSync(`${copy}.part-`)
  try {
    // One level deeper than builds are looked for.
    cpSync(assets, join(begun, 'build', 'client', 'assets'), { recursive: true })
    renameSync(join(begun, 'build'), copy)
  } catch (fault) {
    if (!existsSync(copy)) throw fault
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

function deleteOldBuilds(shared: string): void {
  const old = readdirSync(shared)
    .map((name) => ({ folder: join(shared, name), usedAt: usedAt(join(shared, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(MAX_BUILDS)
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true })
}

/** Long ago for a folder that another process has just deleted. */
const usedAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
