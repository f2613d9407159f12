import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './project.ts'

/** The sources of the build; a change in any of them requires a new build. */
const sources = ['app', 'commerce', 'content', 'merchant', 'public', 'server']
const settings = [
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tools/build-shop.ts',
  'tools/compress-files.ts',
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

const stampFile = (root: string) => join(root, 'build', 'stamp')

/** True when `build` is complete and was built from the current sources. */
export function isBuildCurrent(root: string, fingerprint = fingerprintSources(root)): boolean {
  const stamp = stampFile(root)
  const bundle = join(root, 'build', 'server', 'index.js')
  return existsSync(stamp) && existsSync(bundle) && readFileSync(stamp, 'utf8') === fingerprint
}

/** Called before a build, so that an interrupted one is not used. */
export function removeBuildStamp(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** Called when a build is complete. */
export function writeBuildStamp(root: string, fingerprint: string): void {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stampFile(root), fingerprint)
}
