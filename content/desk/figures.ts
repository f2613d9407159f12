/** The shop's sales figures, at the desk. */
export const deskFigures = {
  title: 'Figures',
  lead: 'The last 30 days in Indian time, including today, next to the 30 days before.',
  counted:
    'Orders that were cancelled or not taken are left out. Revenue is what buyers paid or will pay, delivery and tax included, before refunds.',
  hosted: 'Orders and revenue are in your store’s own admin.',
  orders: 'Orders',
  revenue: 'Revenue',
  average: 'Average order',
  before: (text: string) => `30 days before: ${text}`,
  nothing: '–',
  most: (text: string, day: string) => `Most: ${text} on ${day}`,
  chart: (title: string, most: string | null) =>
    `${title} each day. ${most === null ? 'Nothing yet' : most}. The table below has every day.`,
  table: 'Day by day, as a table',
  day: 'Day',
  codes: 'Codes used',
  code: 'Code',
  uses: 'Last 30 days',
  usesBefore: '30 days before',
  noCodes: 'No code was used in these 60 days.',
  visits: 'Visits',
  conversion: 'Conversion',
  percent: (share: number) => `${(share * 100).toFixed(1)}%`,
  pages: 'Pages opened',
  page: 'Page',
  pageKinds: { home: 'Home', product: 'Products', list: 'Lists of games', search: 'Search' },
  searches: 'Searches that found nothing',
  words: 'Words',
  noSearches: 'No search came back empty.',
  howCounted:
    'The shop counts by itself, without cookies, and knows nothing about its visitors. A visit is a page opened from outside the shop; conversion is orders divided by visits. Pages that the browser shows without asking the shop again, and what is typed into an open search page, are not counted. Of codes and searches, the fifty most frequent are shown.',
} as const
