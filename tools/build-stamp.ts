import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './project.ts'

/** Folders and files that the build reads; a change in any of them asks for a new build. */
const sources = ['app', 'commerce', 'content', 'public', 'server']
const settings = [
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tools/chunk-groups.ts',
  'tools/tailored-sonner.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** One word for all that the build reads: the same word, the same build. Tests are no part of it. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256')
  const paths = sources
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of [...paths, ...settings.filter((file) => existsSync(join(root, file)))]) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const stampFile = (root: string) => join(root, 'build', 'stamp')

/** True when the folder `build` is complete and made of these very sources. */
export function isBuildCurrent(root: string, fingerprint = fingerprintSources(root)): boolean {
  const stamp = stampFile(root)
  const bundle = join(root, 'build', 'server', 'index.js')
  return existsSync(stamp) && existsSync(bundle) && readFileSync(stamp, 'utf8') === fingerprint
}

/** Called before a build: one that is cut short leaves no stamp and is not used. */
export function removeBuildStamp(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** Called when a build is complete. */
export function writeBuildStamp(root: string, fingerprint: string): void {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stampFile(root), fingerprint)
}
