/** The toggle of the boxes for codes; the checkout page has it from the start, and the boxes later. */
export const codes = {
  title: 'Have a code?',
} as const
