/**
 * What invoices and credit notes need; without a GSTIN in `brand.ts`, papers have no tax. A game's metafields `tax.hsn` and
 * `tax.gst_percent` override the code and the rate. Ask your accountant: rates change by notification.
 */
export const tax = {
  /** Playing cards and board games: chapter 95 of the tariff. */
  hsn: '9504',
  /** In percent, central and state tax together. */
  gstPercent: 5,
  /**
   * What a credit note refunds when the buyer did not accept the parcel: 'everything', or only the 'goods' if they
   * still owe you the delivery fee.
   */
  creditForRefused: 'everything',
} as const
