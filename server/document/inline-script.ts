/**
 * A script that calls a function in the page; the function uses nothing from outside. Without its indentation, as every
 * document has it.
 * @param nonce marks the script as one of ours (document-policy.ts)
 */
export function inlineScript<Args extends readonly string[]>(
  nonce: string,
  call: (...args: Args) => void,
  ...args: Args
): string {
  const source = call.toString().replaceAll(/\n\s+/g, '\n')
  return `<script nonce="${nonce}">(${source})(${args.map((arg) => JSON.stringify(arg)).join()})</script>`
}
