import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { createSequence } from '#platform/create-sequence.ts'

/** Cost parameters of scrypt. */
type Cost = { readonly log2N: number; readonly r: number; readonly p: number }

/** OWASP's second choice for scrypt: 32 MB for a tenth of a second, which a small machine can afford. */
const usualCost: Cost = { log2N: 15, r: 8, p: 3 }
const KEY_BYTES = 32

type Hashed = Cost & { readonly salt: Buffer; readonly key: Buffer }

/**
 * A password as it is stored: its scrypt hash with salt and cost, so that the cost can be raised later.
 * @param cost lower in tests that sign in a hundred times
 */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, { ...cost, salt })
  const { log2N, r, p } = cost
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** @param stored null for an unknown user, which takes as long */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const hashed = (stored === null ? null : readHashed(stored)) ?? decoy
  const key = await derive(password, hashed)
  return timingSafeEqual(key, hashed.key) && hashed !== decoy
}

const decoy: Hashed = { ...usualCost, salt: randomBytes(16), key: randomBytes(KEY_BYTES) }

function readHashed(stored: string): Hashed {
  const [, log2N, r, p, salt = '', key = ''] = stored.split(':')
  const [readSalt, readKey] = [Buffer.from(salt, 'base64url'), Buffer.from(key, 'base64url')]
  if (readKey.length !== KEY_BYTES) throw new Error('A stored password cannot be read')
  return { log2N: Number(log2N), r: Number(r), p: Number(p), salt: readSalt, key: readKey }
}

/** One at a time per process, so that many sign-ins at once take neither its memory nor all its threads. */
const runInSequence = createSequence()

const derive = (password: string, hashed: Omit<Hashed, 'key'>): Promise<Buffer> =>
  runInSequence(() => deriveNow(password, hashed))

function deriveNow(password: string, { log2N, r, p, salt }: Omit<Hashed, 'key'>): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })
}
