import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#tools/project.ts'

type LockedPackage = { readonly dev?: boolean; readonly devOptional?: boolean }

/** Copies the packages that `npm ci --omit=dev` installs, apart from Node, from the repository into a folder. */
export function copyServedPackages(folder: string): void {
  for (const path of listServedPackages()) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      // Packages inside a package are copied by themselves.
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
