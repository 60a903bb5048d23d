/** Beside every price of a first month: what comes after it. */
export const thenByDose = (from: string, to: string) => `then ${from} to ${to} by dose`
