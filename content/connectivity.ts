/** Why the store cannot be reached (specification section 8, Connectivity). */
export const connectivityTexts = {
  offline: 'You appear to be offline. Please check your internet connection.',
  blocked:
    'Your network appears to be blocking our store. This commonly happens on corporate networks. Try using your mobile hotspot or contact your IT administrator.',
  timeout: 'Network connection timeout. Your connection may be slow or restricted.',
  fetch:
    'Unable to connect to our store. Please check your network settings or try a different connection.',
  other: 'Network error occurred. Please try again or switch to a different network.',
} as const

/** A tapped link whose page cannot be loaded: the current page stays open. */
export const stayWords = {
  title: 'This page needs the network',
  description: `${connectivityTexts.offline} It opens by itself as soon as you’re back.`,
} as const

/** Below games that could not be loaded, when even the shop's own server is unreachable. */
export const unreachableWords = 'We can’t reach the shop. This loads by itself as soon as we can.'

/** The checkout is on the store's domain, so it has to wait for the network. */
export const checkoutOffline = `${connectivityTexts.offline} Your games wait in the cart until you’re back.`

/** The page shown without a network instead of one that the browser has not stored. */
export const offlineWords = {
  title: 'No network down this lane',
  text: `${connectivityTexts.offline} This page opens by itself as soon as you’re back; pages you’ve seen open even now.`,
  retry: 'Try Again',
  home: 'Return to Home',
} as const

/** The banner's texts (specification section 2, Connectivity banner). */
export const connectivityWords = {
  label: 'Store connection',
  title: 'Store Connection Issue:',
  lost: 'Network connection lost',
  tipsTitle: 'Corporate Network Detected',
  tips: ['Switch to your mobile hotspot.', 'Try a different network.'],
  /** Followed by the domain. */
  whitelist: "Ask your IT team to whitelist the store provider's domain:",
  /** With a store on another domain (decision 67). */
  browsing: 'Until then, you can browse games and prices here. Only the checkout has to wait.',
  /** Unfolds the tips on phones. */
  more: 'What helps',
  retry: 'Retry Connection',
  testing: 'Testing...',
  /** Followed by the time. */
  lastChecked: 'Last checked',
  back: { title: 'You are back', description: 'We can reach the store again. On with the party.' },
} as const
