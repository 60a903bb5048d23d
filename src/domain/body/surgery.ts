/** For this long after weight-loss surgery, the surgical team looks after the patient. */
export const surgeryRestMonths = 6
