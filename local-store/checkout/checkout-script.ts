import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script of the checkout's pages, which work without it. */
export type CheckoutScript = {
  /** File name with a hash of the content, so that it can be cached forever. */
  name: string
  text: string
}

/** The script as it is in the sources: it is small, and needs no build in tests and when the store runs alone. */
export function readCheckoutScript(): CheckoutScript {
  const text = readFileSync(join(import.meta.dirname, 'renew-checkout.mjs'), 'utf8')
  return toCheckoutScript('checkout', text)
}

export function toCheckoutScript(name: string, text: string): CheckoutScript {
  return { name: `${name}.${hash('sha256', text).slice(0, 12)}.js`, text }
}
