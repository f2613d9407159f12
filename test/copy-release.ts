import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#tools/project.ts'

/** All of the repository that a machine needs for serving, besides packages. */
export const served = [
  'app/styles',
  'commerce',
  'content',
  'demo',
  'desk',
  'local-store',
  'merchant',
  'package.json',
  'platform',
  'server',
  'tools',
]

/** Copies what serves the shop, with the current build, into an empty folder, as in a container. */
export function copyRelease(folder: string): void {
  for (const name of served) cpSync(join(root, name), join(folder, name), { recursive: true })
  const build = realpathSync(join(root, 'build', 'current'))
  cpSync(build, join(folder, 'build', basename(build)), { recursive: true })
  symlinkSync(basename(build), join(folder, 'build', 'current'), 'junction')
}

/** Links the repository's packages into the folder. */
export function linkPackages(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g

/**
 * Turns the release's build into another one, for a next release in which everything has changed: each file with a hash
 * in its name gets another name, in every file that refers to it.
 * @returns the new names by the old ones
 */
export function makeAnotherBuild(folder: string): ReadonlyMap<string, string> {
  const builds = join(folder, 'build')
  const build = join(builds, basename(realpathSync(join(builds, 'current'))))
  const assets = join(build, 'client', 'assets')
  const names = new Map(
    readdirSync(assets)
      .filter((name) => name.replace(HASHED, '') === '')
      .map((name) => [name, renew(name)]),
  )
  for (const file of listTexts(build)) {
    const text = readFileSync(file, 'utf8')
    const next = text.replace(HASHED, (name) => names.get(name) ?? name)
    if (next === text) continue
    writeFileSync(file, next)
    for (const coding of ['br', 'gz']) rmSync(`${file}.${coding}`, { force: true })
  }
  for (const [name, next] of names)
    for (const ending of ['', '.br', '.gz'].filter((each) => existsSync(join(assets, name + each))))
      renameSync(join(assets, name + ending), join(assets, next + ending))
  renameSync(build, `${build}-next`)
  rmSync(join(builds, 'current'))
  symlinkSync(`${basename(build)}-next`, join(builds, 'current'), 'junction')
  return names
}

/** The name with its hash reversed. */
const renew = (name: string) =>
  name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) => [...hash].reverse().join(''))

function listTexts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
