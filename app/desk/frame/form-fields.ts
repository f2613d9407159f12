/** Names of hidden fields that the desk's server reads. */
export const formFields = { token: 'form-token', key: 'form-key', next: 'next' } as const
