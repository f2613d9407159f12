/** Why a call failed after all retries (specification section 8, Retry wrapper). */
export const friendlyMessages = {
  connectivity:
    'Network connectivity issue. Please check your internet connection or try switching networks.',
  restricted:
    'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.',
  slow: 'Request timeout. Network may be slow or restricted.',
  /** With the error's message. */
  other: (action: string, words: string) => `${action} failed: ${words}`,
} as const
