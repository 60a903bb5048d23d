/** The longest time a pack can be validated to keep cold. */
export const coldHours = { least: 1, most: 120 } as const
