/** The banner's texts (specification section 2, Connectivity banner); causes come from `commerce/client`. */
export const connectivityWords = {
  label: 'Store connection',
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
