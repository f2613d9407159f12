/** What package.json and package-lock.json hold, as far as the rules ask. */
export type PackageFile = Readonly<
  Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
>
export type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string
        readonly optionalDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

/** Dependencies whose version is a range: the next installation could differ. */
export function findLooseVersions({ dependencies, devDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`)
}

/** Packages for other machines that the lock file leaves out: `npm ci` refuses such a file. */
export function findMissingPackages({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  )
}

/** Node's look-up: in the package's own node_modules, then in each folder above. */
function isLocked(packages: LockFile['packages'], path: string, name: string): boolean {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (packages[place]) return true
  if (path === '') return false
  const above = path.lastIndexOf('/node_modules/')
  return isLocked(packages, above < 0 ? '' : path.slice(0, above), name)
}

/** Packages that the lock file takes from an address of its own: each machine names its registry itself. */
export function findStrangeSources({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved)
    .map(([path, { resolved }]) => `${path}: ${resolved}`)
}
