/** Around every page of the desk. */
export const deskFrame = {
  title: (page: string, shop: string) => `${page} · ${shop} desk`,
  desk: 'Desk',
  skip: 'Skip to the page',
  parts: 'Parts of the desk',
  today: 'Today',
  messages: 'Messages',
  log: 'Log',
  settings: 'Settings',
  signOut: 'Sign out',
  older: 'Older',
  newest: 'Newest',
  pages: 'Pages of the list',
  search: 'Search',
  show: 'Show',
  nothing: 'Nothing here.',
  back: 'Back to the list',
} as const
