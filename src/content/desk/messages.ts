export const deskMessageProblems = {
  empty: 'Write a message first.',
  notClinical: 'Your role does not write about treatment. Ask a clinician to answer this.',
  noCase: 'This person has no such case under way.',
  writtenMeanwhile: 'They have written something meanwhile. Please read it first.',
} as const
