import display from './fonts/display.ttf?inline'
import hindi from './fonts/hindi.ttf?inline'
import strong from './fonts/strong.ttf?inline'
import strongMore from './fonts/strong-more.ttf?inline'
import text from './fonts/text.ttf?inline'
import textMore from './fonts/text-more.ttf?inline'

const decode = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The shop's fonts as files, by their name in a document. */
export const paperFonts = {
  text: decode(text),
  'text-more': decode(textMore),
  strong: decode(strong),
  'strong-more': decode(strongMore),
  display: decode(display),
  hindi: decode(hindi),
} as const

export type PaperFont = keyof typeof paperFonts

/** The fonts to try for a letter, in order. */
export const fontsOf = {
  text: ['text', 'text-more', 'hindi'],
  strong: ['strong', 'strong-more', 'hindi'],
  display: ['display', 'strong', 'strong-more', 'hindi'],
} as const satisfies Record<string, readonly PaperFont[]>
