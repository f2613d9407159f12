/** How often something may fail in a quarter of an hour. */
export type TryLimit = {
  /** What is counted, such as `name meera`; kept as its hash. */
  readonly key: string
  readonly most: number
  /** Counts whoever tries alone, so that all of it is forgotten when a try succeeds. */
  readonly isOwn: boolean
}

/** Failed tries in a quarter of an hour. */
export const tryLimits = { person: 10, address: 20, strangers: 100 } as const

/** Of what only somebody with a session, or with the password already, can try. */
export function limitsOf(whom: string, address: string | null): readonly TryLimit[] {
  return [{ key: whom, most: tryLimits.person, isOwn: true }, ...limitsOfAddress(address)]
}

export type NameTry = {
  readonly nameKey: string
  /** The network that it comes from; null when that is unknown. */
  readonly address: string | null
  /** One that whoever has the name signed in on before; null for a stranger's. */
  readonly device: string | null
}

/**
 * Of a name and a password. Strangers share a larger number for each name: guesses from many networks are bounded. A device
 * that signed in before is counted by itself, so that no stranger, nor one behind the same address, can use its tries up.
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
