import { backInStockLetter, wishLetter } from '#content/letters.ts'
import { createLetter, type Letter } from './letter.ts'

type WishedGame = {
  readonly title: string
  /** Link that withdraws the wish. */
  readonly unsubscribeUrl: string
}

/** Confirms that a wish is stored, and says how to withdraw it. */
export function toWishKept({ title, unsubscribeUrl }: WishedGame): Letter {
  const words = wishLetter
  return createLetter({
    subject: words.subject(title),
    title: words.title,
    blocks: [
      { type: 'words', text: words.text(title) },
      {
        type: 'links',
        text: words.mind,
        links: [{ label: words.withdraw, url: unsubscribeUrl }],
      },
    ],
    reason: words.reason,
  })
}

/** Tells somebody who left a wish that the game is back in stock. */
export function toBackInStock(game: WishedGame & { readonly url: string }): Letter {
  const words = backInStockLetter
  return createLetter({
    subject: words.subject(game.title),
    title: words.title(game.title),
    blocks: [
      { type: 'words', text: words.text },
      { type: 'button', label: words.button, url: game.url },
      {
        type: 'links',
        text: words.kept,
        links: [{ label: words.withdraw, url: game.unsubscribeUrl }],
      },
    ],
    reason: words.reason,
  })
}
