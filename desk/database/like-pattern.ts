/** A pattern for `like … escape '!'` that finds a part of a lower-case text, with wildcards escaped. */
export const toLikePattern = (part: string) => `%${part.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
