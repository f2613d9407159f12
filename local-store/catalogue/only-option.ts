/** The provider's name for the only option of a product without options. */
export const onlyOption = { name: 'Title', value: 'Default Title' } as const

/** What a buyer chose, such as `Classic`; empty if there was nothing to choose, or the title is not known any more. */
export const choiceOf = (variantTitle: string): string =>
  variantTitle === onlyOption.value ? '' : variantTitle
