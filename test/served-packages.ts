import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#tools/project.ts'

type LockedPackage = { readonly dev?: boolean; readonly devOptional?: boolean }

/** Copies what `npm ci --omit=dev` installs, but for Node, from the repository's packages into a folder. */
export function copyServedPackages(folder: string): void {
  for (const path of listServedPackages()) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      // Packages inside a package are listed by themselves.
      filter: (from) => basename(from) !== 'node_modules',
    })
  }
}

function listServedPackages(): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => path !== 'node_modules/node' && existsSync(join(root, path)))
}
