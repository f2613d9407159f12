const NAMED = 3

type Written = { readonly title: string; readonly text: string }

const whats = {
  hsn: {
    what: 'an HSN code',
    fix: 'write its 4, 6 or 8 digits, such as 9504',
  },
  gst_percent: {
    what: 'a GST rate',
    fix: 'write the percentage, such as 18',
  },
} as const

/** What the doctor says about the taxes of products. */
export const taxes = {
  unread(key: keyof typeof whats, found: readonly Written[]): string {
    const more = found.length - NAMED
    const names = found.slice(0, NAMED).map(({ title, text }) => `${title}: "${text}"`)
    const games = `${found.length === 1 ? '1 game' : `${found.length} games`} (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
    const { what, fix } = whats[key]
    return `The metafield tax.${key} of ${games} is not ${what}, so invoices have that of merchant/tax.ts: ${fix}.`
  },
} as const
