import { onDemand } from '#app/browser/on-demand.tsx'

/** The rules of the account's forms: 13 kB with their library, which no page needs before a form is sent. */
export const loadAccountRules = onDemand(() => import('#commerce/model/forms/account-forms.ts'))
