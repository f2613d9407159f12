import { answers, questions } from '#merchant/claims.ts'
import { listUnanswered } from '#merchant/claims-for.ts'
import { isDemonstration, type Settings } from './settings.ts'

/** Tells whoever starts the shop when it invents figures for real buyers, or which answers it misses. */
export function warnOfClaims(
  { figures, store }: Pick<Settings, 'figures' | 'store'>,
  log: { readonly warn: (message: string) => void },
  given = answers,
): void {
  if (figures === 'simulated' && !isDemonstration(store)) {
    log.warn('FIGURES=simulated shows invented figures and claims to the buyers of a real shop.')
  }
  if (figures !== 'measured') return
  for (const name of listUnanswered(given)) {
    log.warn(
      `FIGURES=measured says nothing about ${questions[name]}: answer ${name} in merchant/claims.ts.`,
    )
  }
}
