/** Which form of the settings was rejected, and why. */
export type SettingsFault =
  | { readonly form: 'password' | 'factor' | 'invite'; readonly text: string }
  /** With the id of the member who was to be removed. */
  | { readonly form: 'remove'; readonly text: string; readonly id: number }
