/** Resolves when no change of pages is shown any more, such as the flight of a card's picture. */
export async function pageLanded(): Promise<void> {
  const changes = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    )
  await Promise.allSettled(changes.map(({ finished }) => finished))
}
