/** An amount in the currency's minor units (paise for INR): always an integer. */
export type Money = { readonly minor: number; readonly currency: string }
