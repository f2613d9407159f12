import text from './fonts/anek-latin.woff2?url'
import rupee from './fonts/anek-latin-rupee.woff2?url'
import display from './fonts/rozha-one.woff2?url'

/** Addresses of the faces that every first screen uses: the root document preloads them. */
export const preloadedFonts: readonly string[] = [text, rupee, display]
