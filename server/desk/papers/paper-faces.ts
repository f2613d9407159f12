import display from './faces/display.ttf?inline'
import hindi from './faces/hindi.ttf?inline'
import strong from './faces/strong.ttf?inline'
import strongMore from './faces/strong-more.ttf?inline'
import text from './faces/text.ttf?inline'
import textMore from './faces/text-more.ttf?inline'

const decode = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The shop's own faces as files, by the name that a document knows them by. */
export const paperFaces = {
  text: decode(text),
  'text-more': decode(textMore),
  strong: decode(strong),
  'strong-more': decode(strongMore),
  display: decode(display),
  hindi: decode(hindi),
} as const

export type PaperFace = keyof typeof paperFaces

/** Where a letter is looked for, in turn. */
export const facesOf = {
  text: ['text', 'text-more', 'hindi'],
  strong: ['strong', 'strong-more', 'hindi'],
  display: ['display', 'strong', 'strong-more', 'hindi'],
} as const satisfies Record<string, readonly PaperFace[]>
