/** Why a letter was not sent, for who looks after the shop; a mail server's own words come as they are. */
export const mailFailures = {
  tooOld: 'Nothing could send it for a day.',
  slow: 'The mail server took too long.',
} as const
