/** What stands in a stored message or in a copy of it where a link or a code was that opens something. */
export const removedSecrets = { link: '[link removed]', code: '[code removed]' } as const
