/* What the doctor says about the desk's database. */

export const database = {
  unusable: (place: string, said: string) =>
    `The database of DATABASE_URL, ${place}, cannot be used (${said}), so nothing that shoppers send is kept: check that it runs, and its address, user and password in the setting.`,
}
