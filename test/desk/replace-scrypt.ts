import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** With options, as the desk calls it. */
type Scrypt = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (fault: Error | null, key: Buffer) => void,
) => void

const original: Scrypt = crypto.scrypt

/** Replaces the function that hashes passwords, for all modules. @returns a function that restores it */
export function replaceScrypt(create: (scrypt: Scrypt) => Scrypt): () => void {
  const use = (next: Scrypt) => {
    Reflect.set(crypto, 'scrypt', next)
    syncBuiltinESMExports()
  }
  use(create(original))
  return () => use(original)
}

/**
 * Hashes passwords with a thousandth of the work, and stores the usual cost; for tests that are not about the work, which
 * desk/staff/password.test.ts tests. @returns a function that restores it
 */
export function hashCheaply(): () => void {
  return replaceScrypt(
    (scrypt) => (password, salt, length, options, done) =>
      scrypt(password, salt, length, { ...options, N: 16 }, done),
  )
}
