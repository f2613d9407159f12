/** Why a letter was not sent, for the operator. A mail server's own message is shown unchanged. */
export const mailFailures = {
  tooOld: 'Nothing could send it for a day.',
  slow: 'The mail server took too long.',
} as const
