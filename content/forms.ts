/** Texts shared by all forms (specification sections 5 and 8). */
export const forms = {
  invalid: { title: 'Validation Error', text: 'Please correct the errors below.' },
  failure: { title: 'Error', text: 'An error occurred. Please try again later.' },
  tooMany: {
    title: 'Too many attempts',
    text: (minutes: number) => `Please wait ${minutes} minutes before trying again.`,
  },
} as const
