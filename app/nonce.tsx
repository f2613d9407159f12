import { createContext, useContext } from 'react'

/**
 * The word that inline scripts carry while the server renders (server/document-policy.ts turns it
 * into hashes). The browser never sees one.
 */
const NonceReactContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceReactContext.Provider

export function useNonce(): string | undefined {
  return useContext(NonceReactContext)
}
