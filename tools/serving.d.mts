export const servingOptions: readonly string[]
export const servingEnvironment: Readonly<Record<string, string>>
