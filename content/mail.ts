/** Why a letter was not sent, for the operator. A mail server's own message is shown unchanged. */
export const mailFailures = {
  tooOld: 'It could not be sent for a whole day.',
  slow: 'The mail server took too long.',
} as const
