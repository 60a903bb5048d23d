/** It has no bespoke steps, so the engine finds answers that lead everywhere without samples. */
export const sampleAnswers: Readonly<Record<string, readonly unknown[]>> = {}
