import { brand } from '#merchant/brand.ts'

/** Texts of the contact page (specification section 2, Contact). */
export const contact = {
  title: 'Contact Us',
  eyebrow: 'Knock any time',
  summary:
    'A question about a game, an order, or a bulk buy for the cousin’s wedding? Write to us.',
  response: {
    title: 'How fast we answer',
    lead: 'Within 24 hours',
    text: `We are there ${brand.supportHours}. What arrives on a Sunday is answered on Monday morning.`,
  },
  details: 'Where we are',
  officer: 'Grievance officer',
  company: (name: string, gstin: string) => `${name}, GSTIN\u00a0${gstin}`,
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
      'Your query has not reached us: it is kept in this browser, and sent by itself once you are back here with a network.',
    ticket: (ticket: string) => `Your ticket is ${ticket}.`,
    back: 'Back to the contact page',
    /** In the log, when a query could not be stored. */
    action: 'Keep message',
    queued:
      'You are offline: your query is kept in this browser, and sent by itself once you are back here with a network.',
    /** Where the form cannot promise that a query arrives; the address follows. */
    byMail:
      'Tell us by e-mail what you would like to know, and add the order number if you have one:',
    success: {
      title: 'Query Submitted!',
      description: "We'll get back to you within 24 hours via email or WhatsApp.",
    },
  },
} as const
