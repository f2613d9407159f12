import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script of the checkout's pages, which work without it. */
export type CheckoutScript = {
  /** File name with a hash of the content, so that it can be cached forever. */
  name: string
  text: string
}

/** The scripts as they are in the sources: they are small, and need no build in tests and when the store runs alone. */
export function readCheckoutScript(): CheckoutScript {
  const texts = ['renew-checkout.mjs', 'format-card.mjs'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  return toCheckoutScript('checkout', texts.join(''))
}

export function toCheckoutScript(name: string, text: string): CheckoutScript {
  return { name: `${name}.${hash('sha256', text).slice(0, 12)}.js`, text }
}
