import { onDemand } from '#app/browser/on-demand.tsx'

/** Loads the validation rules of the account forms: 13 kB with their library, needed only when a form is submitted. */
export const loadAccountRules = onDemand(() => import('#commerce/model/forms/account-forms.ts'))
