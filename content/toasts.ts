/** Texts of toasts for screen readers. */
export const toastWords = {
  region: 'Messages (Alt+T)',
  close: 'Close toast',
} as const
