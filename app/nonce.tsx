import { createContext, useContext } from 'react'

/**
 * The placeholder nonce of inline scripts during server rendering, which server/document/document-policy.ts
 * replaces with hashes. Never sent to the browser.
 */
const NonceReactContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceReactContext.Provider

export function useNonce(): string | undefined {
  return useContext(NonceReactContext)
}
