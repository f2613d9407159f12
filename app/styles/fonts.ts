import text from './fonts/anek-latin.woff2?url'
import heading from './fonts/anek-latin-heading.woff2?url'
import rupee from './fonts/anek-latin-rupee.woff2?url'
import display from './fonts/rozha-one.woff2?url'

/** URLs of the faces above the fold of every page, which the root document preloads. */
export const preloadedFonts: readonly string[] = [text, heading, rupee, display]
