/** What can be wrong with any text that is typed. */
export const textProblems = {
  tooLong: (most: string) => `Use ${most} characters or fewer`,
  notText: 'Remove the characters that are not text',
} as const
