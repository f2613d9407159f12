/** Texts around a policy. */
export const policyPage = {
  contents: 'On this page',
  changed: (day: string) => `Last changed on ${day}`,
} as const

/** Who is responsible for a policy (decision 10, choice 18). */
export const legalDetails = {
  title: 'Who is responsible',
  name: 'Legal name',
  address: 'Address',
  gstin: 'GSTIN',
  care: 'Customer care',
  officer: 'Grievance officer',
} as const

/** Shown when the store did not respond, so whether it has a policy is unknown. */
export const policyFailure = {
  title: 'We can’t show this policy right now',
  text: 'Our store isn’t answering. Please try again in a minute, or write to us: the details are below.',
  retry: 'Try Again',
}

/** A page, a blog or an article of the store. */
export const storePage = {
  description: (title: string) => `${title}: what our shop has to say.`,
} as const
