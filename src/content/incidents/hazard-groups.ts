/** Groups of the hazard log, where staff choose a hazard. */
export const hazardGroupWords = {
  dose: 'Dose',
  patient: 'Patient',
  condition: 'Condition',
  supply: 'Supply',
  adhd: 'ADHD',
  software: 'Software',
} as const
