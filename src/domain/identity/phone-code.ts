/** The code texted to a phone. */
export const codeDigits = 6

/** Once this many codes were sent to all numbers together, no more are sent for now. */
export const codesPauseMinutes = 10
