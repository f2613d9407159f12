import type { Toast } from '#app/toasts/toasts.tsx'
import { forms } from '#content/forms.ts'
import { countSubmission, type FormLimit } from './attempts.ts'

/** The toast for a submission that must wait, or null when it was counted and may continue. */
export function refuseAttempt(limit: FormLimit, email: string): Toast | null {
  const wait = countSubmission(limit, email)
  if (wait === null) return null
  return {
    title: forms.tooMany.title,
    description: forms.tooMany.text(wait),
    tone: 'destructive',
  }
}
