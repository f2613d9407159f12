import type { MouseEvent } from 'react'
import { canSendPictures } from '#app/browser/label-picture.ts'
import { onDemand } from '#app/browser/on-demand.tsx'
import { openShareSheet } from '#app/shop/open-share-sheet.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { deck as words } from '#content/deck.ts'
import type { DealtCard } from './dealt-card.ts'

const loadPicture = onDemand(() => import('./draw-card.ts'))

/** Sends the card as a picture where the browser can, otherwise as a message with the game's URL. */
export function SendCard({ card, origin }: { card: DealtCard; origin: string }) {
  const message = words.message(card.text, card.game, `${origin}/product/${card.handle}`)
  const address = `https://wa.me/?text=${encodeURIComponent(message)}`

  function send(event: MouseEvent) {
    if (!canSendPictures()) return
    event.preventDefault()
    sendPicture(card, message).catch(() => window.open(address, '_blank', 'noopener'))
  }

  return (
    <a
      className={buttonClass({ variant: 'outline', size: 'sm' })}
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={send}
    >
      {words.send}
    </a>
  )
}

async function sendPicture(card: DealtCard, message: string): Promise<void> {
  const { drawCard } = await loadPicture()
  await openShareSheet({ files: [await drawCard(card)], text: message })
}
