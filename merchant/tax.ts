/**
 * What invoices and credit notes need. A game with another code or rate says so in its metafields `tax.hsn` and `tax.gst_percent`. Ask your
 * accountant: rates change by notification.
 */
export const tax = {
  /** Playing cards and board games: chapter 95 of the tariff. */
  hsn: '9504',
  /** In percent, central and state tax together. */
  gstPercent: 5,
  /**
   * What a credit note gives back of an order whose parcel its buyer did not take: 'everything', or only the 'goods', where
   * they owe you the fee of delivery all the same.
   */
  creditForRefused: 'everything',
} as const
