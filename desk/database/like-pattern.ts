/** What `like … escape '!'` finds a part of a text with, whatever signs it has; the text in small letters. */
export const toLikePattern = (part: string) => `%${part.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
