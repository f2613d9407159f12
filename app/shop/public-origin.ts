import { createContext } from 'react'

/** The shop's canonical origin, for addresses that must be absolute; empty outside a page. */
export const PublicOrigin = createContext('')
