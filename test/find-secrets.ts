/** Patterns of keys, whoever issued them, and of the machine that built. */
const secrets: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    'a token of the provider': /\bshp(?:at|ca|pa|ss|tka|ua)_[\da-f]{16,}/i,
    'a token of a code host': /\b(?:gh[opsur]_\w{30,}|github_pat_\w{40,}|glpat-[\w-]{18,})/,
    'a token of a registry': /\bnpm_[A-Za-z\d]{30,}|\/\/[^\s/]+\/:_authToken=/,
    'a key of a cloud': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bAIza[\w-]{35}/,
    'a key of a payment provider': /\b(?:sk|rk|rzp)_(?:live|test)_\w{14,}/,
    'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
    'a name and password in an address': /\b[a-z]+:\/\/[^\s/:@"'`$<>{}]+:[^\s/:@"'`$<>{}]+@[\w.-]+/,
  }),
)

/** The kinds of secrets in a text; empty when there are none. */
export function findSecrets(text: string): string[] {
  return [...secrets].filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
}
