/** The banner's own words (specification section 2, Connectivity banner). Causes are told by `commerce/client`. */
export const connectivityWords = {
  title: 'Store Connection Issue:',
  lost: 'Network connection lost',
  tipsTitle: 'Corporate Network Detected',
  tips: ['Switch to your mobile hotspot.', 'Try a different network.'],
  /** Followed by the domain. */
  whitelist: "Ask your IT team to whitelist the store provider's domain:",
  retry: 'Retry Connection',
  testing: 'Testing...',
  /** Followed by the time. */
  lastChecked: 'Last checked',
  back: { title: 'You are back', description: 'The store answers again. On with the party.' },
} as const
