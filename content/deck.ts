/** Drawing a card of a game, and sending it to friends. */
export const deck = {
  title: 'Draw a card',
  invite: 'A real card from a real box. Tap the deck, do what it says.',
  draw: 'Turn the top card',
  another: 'Another',
  send: 'Send on WhatsApp',
  get: 'Get the box',
  /** For screen readers. */
  drawn: (game: string, kind: string, text: string) => `${game}, ${kind}: ${text}`,
  file: 'card.png',
  message: (text: string, game: string, url: string) =>
    `“${text}”\n\nA card of ${game}. Your turn: ${url}`,
} as const
