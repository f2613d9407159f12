import { brand } from '#merchant/brand.ts'

/** Texts of the contact page (specification section 2, Contact). */
export const contact = {
  title: 'Contact Us',
  eyebrow: 'Knock any time',
  summary: 'A question about a game, an order, or a bulk buy for a cousin’s wedding? Write to us.',
  response: {
    title: 'How fast we answer',
    lead: 'Within 24 hours',
    text: `We’re here ${brand.supportHours}. Write on a Sunday and we’ll answer on Monday morning.`,
  },
  details: 'Where we are',
  officer: 'Grievance officer',
  form: {
    fields: { name: 'Name', phone: 'Phone', email: 'Email', query: 'Query' },
    /** Not from the specification: the law sets separate deadlines for complaints. */
    complaint: {
      label: 'This is a complaint',
      hint: 'Our grievance officer acknowledges it within 48 hours and resolves it within a month.',
    },
    title: 'Send us a query',
    button: 'Send query',
    busy: 'Sending...',
    /** The query did not arrive, for whatever reason. */
    unsent:
      'Your query hasn’t reached us yet. It’s saved in this browser, and we’ll send it once you’re back here and online.',
    ticket: (ticket: string) => `Your ticket is ${ticket}.`,
    back: 'Back to the contact page',
    /** In the log, when a query could not be stored. */
    action: 'Keep message',
    queued:
      'You’re offline. Your query is saved in this browser, and we’ll send it once you’re back here and online.',
    /** Where the form cannot promise that a query arrives; the address follows. */
    byMail: 'Email us what you’d like to know, with your order number if you have one:',
    success: {
      title: 'Query Submitted!',
      description: "We'll get back to you within 24 hours via email or WhatsApp.",
    },
  },
} as const
