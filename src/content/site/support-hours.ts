/** Specified for the policy pages. brand.supportHours are the phone's, in the footer; both stand (R-22 in docs/deviations.md). */
export const messageHours = 'Monday-Friday 8am-6pm'
