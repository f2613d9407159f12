/** What happens to the shop's letters: the demonstration writes none; without a mail server they are only kept. */
export type MailMode = 'none' | 'kept' | 'sent'
