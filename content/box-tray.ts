/** The games in a combo, as boxes in a tray. */
export const boxTray = {
  title: (count: number) => `${count} boxes in this one`,
  /** Against the games one by one; the saving on the price is against what the combo cost before. */
  saving: (amount: string) => `${amount} less`,
  /** The sum of the games' own prices follows. */
  apart: 'One by one',
  /** The combo's own price follows. */
  together: 'Together',
  /** Read out before the saving. */
  saved: 'You save',
} as const
