/** The frame of every page: bar, menus, footer, and error pages. */
export const frame = {
  skip: 'Skip to content',
  /** The link to the home page, for screen readers. */
  home: (shop: string) => `${shop}, home`,
  shopMenu: 'Shop',
  phoneMenu: { open: 'Open menu', title: 'Menu' },
  theme: { toLight: 'Switch to light theme', toDark: 'Switch to dark theme' },
  search: {
    link: 'Search',
    form: 'All games',
    label: 'Search all games',
    placeholder: 'Search games',
    button: 'Search',
  },
  footer: {
    whatsapp: 'Ask on WhatsApp',
    quick: 'Quick Links',
    care: 'Customer Care',
    contact: 'Say hello',
    officer: (name: string) => `Grievance Officer: ${name}`,
    payments: 'We accept',
    demonstration:
      'This is a demonstration shop: its games, figures and reviews are invented, and nothing is sold.',
  },
} as const

/** The first links of a breadcrumb. */
export const crumbs = { home: 'Home', games: 'Games' } as const

/** An unknown URL (specification sections 2 and 8). */
export const notFound = {
  title: 'Oops! Page not found',
  text: 'You took a left where the road only goes right. Even the neighbourhood uncle does not know this address.',
  home: 'Return to Home',
  games: 'View All Games',
} as const

/** More pages are requested than can be rendered in time. */
export const busy = {
  title: 'The shop is very busy',
  text: 'We have more visitors than we can serve at once. Please try again in a moment.',
  retry: 'Try Again',
} as const

/** The shop or its store did not respond (specification section 8). */
export const fault = {
  title: 'Unexpected Application Error!',
  text: 'An error occurred. Please try again later.',
  retry: 'Try Again',
} as const

/** After the page was reloaded because a new version of the shop is deployed. */
export const reloadedWords = {
  title: 'The shop has just been updated',
  description:
    'What you typed or saved is still here. If anything is missing, please try that again.',
} as const
