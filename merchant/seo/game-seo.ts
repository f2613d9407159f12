import type { Product } from '#commerce/model/product.ts'
import { richText } from '#commerce/model/rich-text.ts'
import { stampsOf } from '#content/game-numbers.ts'
import { defaultPreset, seoForGame } from './game-presets.ts'
import type { Seo } from './seo.ts'

/** Most characters from the store's description; search engines show about 160 in all. */
const OWN_WORDS = 160
/** Most contents of a box that a description names. */
const NAMED = 2

/**
 * Title words, description and keywords of a product. The description names what its box holds, for whom it is, and ends
 * with the preset of its name or else the beginning of the store's description. It says only what the store and the
 * preset say.
 */
export function seoForProduct({
  title,
  description,
  game,
}: Pick<Product, 'title' | 'description' | 'game'>): Seo {
  const preset = seoForGame(title)
  const numbers = stampsOf(game).map(({ before, text, after }) =>
    [before, text, after].filter(Boolean).join(' '),
  )
  const beginning = preset === defaultPreset ? beginningOf(richText(description)) : ''
  const sentences = [...game.box.slice(0, NAMED), numbers.join(', ')]
    .filter(Boolean)
    .map((words) => words.replace(/[.\s]*$/, '.'))
  return {
    ...preset,
    description: `${title}: ${[...sentences, beginning || preset.description].join(' ')}`,
  }
}

/** The first sentences of a text, or the first words of a long one. */
function beginningOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= OWN_WORDS) return plain
  const cut = plain.slice(0, OWN_WORDS)
  const [sentences] = /^.*[.!?)](?=\s)/.exec(cut) ?? []
  return sentences ?? `${cut.replace(/\s+\S*$/, '')}…`
}
