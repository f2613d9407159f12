import type { ShopContext } from '#app/shop/shop-context.ts'

/** The text of a field; empty for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The key that tells repeated attempts to send a form; null without a valid one. */
export const readKey = (key: unknown): string | null =>
  typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null

/** The outcome of storing what was sent. Any fault is reported, and the shopper learns that nothing was stored. */
export async function storeOrReport<Outcome>(
  store: () => Promise<Outcome>,
  action: string,
  report: ShopContext['report'],
): Promise<Outcome | { readonly type: 'failed' }> {
  try {
    return await store()
  } catch (fault) {
    report(fault, action)
    return { type: 'failed' }
  }
}
