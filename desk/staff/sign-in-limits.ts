/** How many attempts may fail in a quarter of an hour. */
export type SignInLimit = {
  /** What is counted, for example `name meera`; stored as a hash. */
  readonly key: string
  readonly max: number
  /** Counts one person only, so that a success resets it. */
  readonly isPersonal: boolean
}

/** Failed attempts in a quarter of an hour. */
const signInLimits = { person: 10, address: 20, strangers: 100 } as const

/** Limits for attempts that need a session or the right password first. */
export function limitsOf(whom: string, address: string | null): readonly SignInLimit[] {
  return [{ key: whom, max: signInLimits.person, isPersonal: true }, ...limitsOfAddress(address)]
}

export type NameAttempt = {
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
export function limitsOfName({ nameKey, address, device }: NameAttempt): readonly SignInLimit[] {
  const max = signInLimits.person
  if (device !== null) return [{ key: `device ${device}`, max, isPersonal: true }]
  return [
    { key: `name ${nameKey} from ${address ?? 'somewhere'}`, max, isPersonal: true },
    { key: `name ${nameKey}`, max: signInLimits.strangers, isPersonal: false },
    ...limitsOfAddress(address),
  ]
}

function limitsOfAddress(address: string | null): readonly SignInLimit[] {
  if (address === null) return []
  return [{ key: `address ${address}`, max: signInLimits.address, isPersonal: false }]
}
