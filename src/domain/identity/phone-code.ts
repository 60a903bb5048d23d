/** Of the code that is texted to a phone. */
export const codeDigits = 6

/** When so many codes were sent to everybody together that no more are for now. */
export const codesPauseMinutes = 10
