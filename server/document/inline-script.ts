/**
 * A script that calls a function in the page; the function uses nothing from outside.
 * @param nonce marks the script as one of ours (document-policy.ts)
 */
export function inlineScript<Args extends readonly string[]>(
  nonce: string,
  call: (...args: Args) => void,
  ...args: Args
): string {
  return `<script nonce="${nonce}">(${call})(${args.map((arg) => JSON.stringify(arg)).join()})</script>`
}
