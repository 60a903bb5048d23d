/** What stands on a dispensing label beside what was prescribed. */
export const labelWords = {
  pill: (weeks: string) =>
    `If you take the contraceptive pill, use a condom as well for ${weeks} weeks after starting and after each higher dose.`,
} as const
