/** Resolves when the page's view transition has ended, for example the flight of a card's picture. */
export async function pageLanded(): Promise<void> {
  const changes = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    )
  await Promise.allSettled(changes.map(({ finished }) => finished))
}
