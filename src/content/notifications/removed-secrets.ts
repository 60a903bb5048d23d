/** Replaces a link or a code that opens an account or an order, in a stored message and in copies of it. */
export const removedSecrets = { link: '[link removed]', code: '[code removed]' } as const
