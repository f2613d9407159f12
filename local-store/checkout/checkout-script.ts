import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HashedFile, toHashedFile } from './hashed-file.ts'

/**
 * The script of the checkout's pages, which work without it, as it is in the sources: it is small, and needs no build in
 * tests and when the store runs alone. They import from each other what comes first here.
 */
export function readCheckoutScript(): HashedFile {
  const texts = [
    'renew-checkout.mjs',
    'open-folds.mjs',
    'apply-on-enter.mjs',
    'find-card-errors.mjs',
    'check-card.mjs',
    'hold-offline.mjs',
    'send-once.mjs',
    'keep-typed.mjs',
    'format-card.mjs',
  ].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const script = texts.join('').replaceAll(/^(import .*\n|export )/gm, '')
  return toHashedFile('checkout', 'js', script)
}
