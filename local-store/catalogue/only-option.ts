/** The provider's name for the only option of a product without options. */
export const onlyOption = { name: 'Title', value: 'Default Title' } as const

/** What a buyer chose, such as `Classic`; empty if there was nothing to choose, or the title is not known any more. */
export const choiceOf = (variantTitle: string): string =>
  variantTitle === onlyOption.value ? '' : variantTitle

/** A line of a cart or an order, by its product and variant. */
export type TitledLine = { readonly productTitle: string; readonly variantTitle: string }

/** Such as `Drunk Ludo, Classic`. */
export const titleOfLine = ({ productTitle, variantTitle }: TitledLine): string =>
  [productTitle, choiceOf(variantTitle)].filter(Boolean).join(', ')

/** The lines of an order in a sentence: `2 × Drunk Ludo, Classic; 1 × Taboo`. */
export const listLines = (lines: readonly (TitledLine & { readonly quantity: number })[]): string =>
  lines.map((line) => `${line.quantity} × ${titleOfLine(line)}`).join('; ')
