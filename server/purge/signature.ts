/** 32 bytes in base64. */
const FORM = /^[A-Za-z0-9+/]{43}=$/

/**
 * Checks the provider's signature: HMAC-SHA256 of the raw body, in base64 (`X-Shopify-Hmac-Sha256`).
 * `crypto.subtle.verify` takes constant time, wherever two signatures differ.
 */
export function createSignatureCheck(secret: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytesOfSecret = new TextEncoder().encode(secret)
  return async (body: ArrayBuffer, signature: string): Promise<boolean> => {
    if (!FORM.test(signature)) return false
    const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0))
    // Imported each time: on platforms where requests cannot share promises, a stored one would be unusable.
    const key = await crypto.subtle.importKey('raw', bytesOfSecret, algorithm, false, ['verify'])
    return crypto.subtle.verify('HMAC', key, bytes, body)
  }
}
