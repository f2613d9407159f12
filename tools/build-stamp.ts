import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './project.ts'

/** The sources of the build; a change in any of them requires a new build. */
const sources = [
  ...['app', 'commerce', 'content', 'desk', 'local-store'],
  ...['merchant', 'platform', 'public', 'server'],
]
const settings = [
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tools/build-shop.ts',
  'tools/bundle-edge.ts',
  'tools/bundle-server.ts',
  'tools/build-worker.ts',
  'tools/compress-files.ts',
  'tools/leave-out-unused.ts',
  'tools/minify-page-functions.ts',
  'tools/script-group-names.ts',
  'tools/script-groups.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Whether a change of this file requires a new build. Tests do not. */
export function isBuildSource(path: string): boolean {
  if (/\.test\.tsx?$/.test(path)) return false
  return settings.includes(path) || sources.some((folder) => path.startsWith(`${folder}/`))
}

/** A hash of all sources of the build. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256')
  const paths = sources
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isBuildSource)
  for (const path of [...paths, ...settings.filter((file) => existsSync(join(root, file)))]) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds kept, because programs may still be serving them. */
const MAX_BUILDS = 3

/** The name of a build's folder in `build`. */
const buildName = (fingerprint: string) => fingerprint.slice(0, 12)

/**
 * The folder of a build, relative to the root. Each state of the sources has its own, so a new build
 * never deletes files that a running program serves.
 */
export function buildFolder(fingerprint: string): string {
  return join('build', buildName(fingerprint))
}

/** True when the published build is complete and was built from the current sources. */
export function isBuildCurrent(root: string, fingerprint = fingerprintSources(root)): boolean {
  return isComplete(join(root, 'build', 'current'), fingerprint)
}

/** True when there is a complete build of these sources, published or not. */
export function hasBuild(root: string, fingerprint: string): boolean {
  return isComplete(join(root, buildFolder(fingerprint)), fingerprint)
}

function isComplete(folder: string, fingerprint: string): boolean {
  const stamp = join(folder, 'stamp')
  // The last program that a build writes.
  const program = join(folder, 'server', 'serve.js')
  return existsSync(stamp) && existsSync(program) && readFileSync(stamp, 'utf8') === fingerprint
}

/** Marks a build as complete: called last, so that an interrupted build is never used. */
export function writeBuildStamp(root: string, fingerprint: string): void {
  writeFileSync(join(root, buildFolder(fingerprint), 'stamp'), fingerprint)
}

/** Points `build/current` to a build, and deletes all but the last few. */
export function publishBuild(root: string, fingerprint: string): void {
  const link = join(root, 'build', 'current')
  const next = `${link}-next`
  rmSync(next, { recursive: true, force: true })
  symlinkSync(buildName(fingerprint), next, 'junction')
  try {
    renameSync(next, link)
  } catch {
    // Windows cannot replace a link in one step.
    rmSync(link, { recursive: true, force: true })
    renameSync(next, link)
  }
  utimesSync(join(root, buildFolder(fingerprint)), new Date(), new Date())
  deleteOldBuilds(root)
}

function deleteOldBuilds(root: string): void {
  const old = readdirSync(join(root, 'build'))
    .filter((name) => name !== 'current')
    .map((name) => join(root, 'build', name))
    .sort((a, b) => lstatSync(b).mtimeMs - lstatSync(a).mtimeMs)
    .slice(MAX_BUILDS)
  for (const folder of old) rmSync(folder, { recursive: true, force: true })
}
