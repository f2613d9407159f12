/* What the doctor and the log say about the desk's database. */

export const database = {
  unusable: (place: string, said: string) =>
    `The database of DATABASE_URL, ${place}, cannot be used (${said}), so nothing that shoppers send is kept: check that it runs, and its address, user and password in the setting.`,
  meanwhile:
    'Meanwhile shoppers can browse and buy; mail waits, and the desk does not open. The shop tries again by itself.',
  usableAgain: 'The database of DATABASE_URL can be used again.',
} as const
