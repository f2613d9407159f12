/** The parts of package.json and package-lock.json that the rules read. */
export type PackageFile = Readonly<
  Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
>
export type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string
        readonly integrity?: string
        readonly link?: boolean
        readonly version?: string
        readonly optionalDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

/** Dependencies with a version range: the next installation could differ. */
export function findLooseVersions({ dependencies, devDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`)
}

/** Packages for other machines that the lock file lacks: `npm ci` refuses such a file. */
export function findMissingPackages({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  )
}

/** Node's lookup: the package's own node_modules, then each parent folder. */
function isLocked(packages: LockFile['packages'], path: string, name: string): boolean {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (packages[place]) return true
  if (path === '') return false
  const above = path.lastIndexOf('/node_modules/')
  return isLocked(packages, above < 0 ? '' : path.slice(0, above), name)
}

/** Packages with a URL in the lock file: each machine configures its own registry. */
export function findStrangeSources({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved)
    .map(([path, { resolved }]) => `${path}: ${resolved}`)
}

/**
 * Packages that npm would install without comparing them with what was locked: without a hash, with a weak one, from a
 * folder, or with a source in place of a version.
 */
export function findUnhashedPackages({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([, { integrity = '', link, version = '' }]) => {
      const isHashed = /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)
      return link || !/^\d+\.\d+\.\d+/.test(version) || !isHashed
    })
    .map(([path]) => path)
}

/** Packages with an install script, beyond those that package.json allows. */
export function findInstallScripts(
  {
    packages,
  }: { readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>> },
  allowed: readonly string[],
): string[] {
  return Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !allowed.includes(path))
    .map(([path]) => path)
}
