import display from './faces/display.ttf?inline'
import hindi from './faces/hindi.ttf?inline'
import strong from './faces/strong.ttf?inline'
import strongMore from './faces/strong-more.ttf?inline'
import text from './faces/text.ttf?inline'
import textMore from './faces/text-more.ttf?inline'

const decode = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The shop's fonts as files, by their name in a document. */
export const paperFaces = {
  text: decode(text),
  'text-more': decode(textMore),
  strong: decode(strong),
  'strong-more': decode(strongMore),
  display: decode(display),
  hindi: decode(hindi),
} as const

export type PaperFace = keyof typeof paperFaces

/** The fonts to try for a letter, in order. */
export const facesOf = {
  text: ['text', 'text-more', 'hindi'],
  strong: ['strong', 'strong-more', 'hindi'],
  display: ['display', 'strong', 'strong-more', 'hindi'],
} as const satisfies Record<string, readonly PaperFace[]>
