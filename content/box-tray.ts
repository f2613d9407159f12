/** The games in a combo, as boxes in a tray. */
export const boxTray = {
  title: (count: number) => `${count} boxes in this one`,
  /** Compared with buying the games one by one. The saving at the price compares with the combo's former price. */
  saving: (amount: string) => `${amount} less`,
  /** Followed by the sum of the games' prices. */
  apart: 'One by one',
  /** Followed by the combo's price. */
  together: 'Together',
  /** Read out before the saving. */
  saved: 'You save',
} as const
