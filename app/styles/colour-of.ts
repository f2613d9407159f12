export type Theme = 'light' | 'dark'

/**
 * The colour of a token in a theme, as #rrggbb.
 * @param css style sheets that define the token as one colour, or as `light-dark()` of two
 * @throws Error naming a token that is unknown or no plain colour
 */
export function colourOf(css: string, token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1]
  if (value === undefined) throw new Error(`no token --${token}`)
  const [light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.slice(1) ?? [value, value]
  const found = theme === 'light' ? light : dark
  if (!found?.startsWith('#')) throw new Error(`--${token} is no plain colour: ${value}`)
  return found
}
