/** For so long after an operation to lose weight, the team that operated looks after it. */
export const surgeryRestMonths = 6
