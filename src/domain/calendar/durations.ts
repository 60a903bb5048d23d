/** How many milliseconds each lasts. A day of the calendar can last an hour more or less: see `atSameTime`. */
export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
