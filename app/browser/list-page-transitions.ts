/** The animations of a view transition under way, for example the flight of a card's picture. */
export const listPageTransitions = (): readonly Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    )
