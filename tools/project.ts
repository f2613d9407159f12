import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '..')

/** Programs of installed packages, to be run with the current Node. */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  knip: 'node_modules/knip/bin/knip.js',
  sizeLimit: 'node_modules/size-limit/bin.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const

/** Every file under `folder`, as sorted paths relative to it with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
