/** The games in a combo, as boxes in a tray. */
export const boxTray = {
  title: (count: number) => `${count} boxes in this one`,
  /**
   * Compared with the sum of the games' prices, which is not shown: the page has one struck-through price, and the
   * saving beside it is another.
   */
  saving: (amount: string) => `${amount} less than one by one`,
} as const
