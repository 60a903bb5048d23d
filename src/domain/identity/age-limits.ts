/** Nobody younger is treated or assessed. Apart from the rules, because every page says it. */
export const adultAge = 18

/** Nobody older is treated for weight without being seen in person. */
export const oldestAge = 74
