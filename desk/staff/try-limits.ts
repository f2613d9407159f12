/** How many attempts may fail in a quarter of an hour. */
export type TryLimit = {
  /** What is counted, for example `name meera`; stored as a hash. */
  readonly key: string
  readonly most: number
  /** Counts one person only, so that a success resets it. */
  readonly isOwn: boolean
}

/** Failed tries in a quarter of an hour. */
export const tryLimits = { person: 10, address: 20, strangers: 100 } as const

/** Limits for attempts that need a session or the right password first. */
export function limitsOf(whom: string, address: string | null): readonly TryLimit[] {
  return [{ key: whom, most: tryLimits.person, isOwn: true }, ...limitsOfAddress(address)]
}

export type NameTry = {
  readonly nameKey: string
  /** The network of the request; null when unknown. */
  readonly address: string | null
  /** A device that this person signed in on before; null for a stranger's. */
  readonly device: string | null
}

/**
 * Limits for a name and a password. Strangers share a higher limit per name, which bounds guesses from many networks. A
 * known device has its own limit, so that nobody else, even behind the same address, can use up its attempts.
 */
export function limitsOfName({ nameKey, address, device }: NameTry): readonly TryLimit[] {
  const most = tryLimits.person
  if (device !== null) return [{ key: `device ${device}`, most, isOwn: true }]
  return [
    { key: `name ${nameKey} from ${address ?? 'somewhere'}`, most, isOwn: true },
    { key: `name ${nameKey}`, most: tryLimits.strangers, isOwn: false },
    ...limitsOfAddress(address),
  ]
}

function limitsOfAddress(address: string | null): readonly TryLimit[] {
  if (address === null) return []
  return [{ key: `address ${address}`, most: tryLimits.address, isOwn: false }]
}
