/** The black triangle, by which product information, advertising and labels mark a medicine that is watched closely. */
const blackTriangle = '▼'

/** Beside each medicine that has it. */
export const additionalMonitoringLine = (name: string) =>
  `${blackTriangle} ${name} is under additional monitoring. Please report every suspected side effect, even a mild one, to the MHRA at yellowcard.mhra.gov.uk, or tell us and we’ll help.`
