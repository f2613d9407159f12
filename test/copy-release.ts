import {
  cpSync,
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

/** All that a machine which only serves has of the repository, besides its packages. */
export const served = [
  'app/styles',
  'commerce',
  'content',
  'demo',
  'desk',
  'local-store',
  'merchant',
  'package.json',
  'server',
  'tools',
]

/** Copies what serves the shop, with the current build, into an empty folder, as a container has it. */
export function copyRelease(folder: string): void {
  for (const name of served) cpSync(join(root, name), join(folder, name), { recursive: true })
  const build = realpathSync(join(root, 'build', 'current'))
  cpSync(build, join(folder, 'build', basename(build)), { recursive: true })
  symlinkSync(basename(build), join(folder, 'build', 'current'), 'junction')
}

/** Uses the packages of the repository. */
export function linkPackages(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

/**
 * Makes the release's build another one, as the next release is: one script has another name, in each file that names it.
 * @returns the old name and the new one
 */
export function makeAnotherBuild(folder: string): readonly [string, string] {
  const builds = join(folder, 'build')
  const build = join(builds, basename(realpathSync(join(builds, 'current'))))
  const assets = join(build, 'client', 'assets')
  const old = readdirSync(assets).find((name) => /^framework-.*\.js$/.test(name))
  if (old === undefined) throw new Error(`No file of the framework is in ${assets}`)
  const next = `framework-OtherBuild-${old.length}.js`
  for (const file of listScripts(build)) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes(old)) continue
    writeFileSync(file, text.replaceAll(old, next))
    for (const coding of ['br', 'gz']) rmSync(`${file}.${coding}`, { force: true })
  }
  for (const ending of ['', '.br', '.gz'])
    renameSync(join(assets, old + ending), join(assets, next + ending))
  renameSync(build, `${build}-next`)
  rmSync(join(builds, 'current'))
  symlinkSync(`${basename(build)}-next`, join(builds, 'current'), 'junction')
  return [old, next]
}

function listScripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
}
