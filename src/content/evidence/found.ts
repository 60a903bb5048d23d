/** What was found at each gate, as a clinician reads it. */
export const foundWords = {
  identity: {
    verified: 'Document and selfie match, and the name matches the account.',
    otherName: 'The document is real, but the name on it differs from the account.',
    needs_input: 'The check was started but not finished.',
    failed: 'The document or the selfie was not accepted.',
  },
  measurements: (kg: number, cm: number, on: string) => `${kg} kg and ${cm} cm, verified on ${on}.`,
  supply: (medicine: string, mg: number | null, on: string) =>
    `${medicine === 'other' ? 'Another medicine' : medicine[0]?.toUpperCase() + medicine.slice(1)}${
      mg === null ? '' : ` ${mg} mg`
    }, supplied on ${on}.`,
  told: (medicine: string, strength: string, on: string) =>
    `Reported by the patient: ${medicine} ${strength}, supplied on ${on}.`,
  again: (words: string) => `Requested again: “${words}”`,
  gp: {
    told: (practice: string) => `Agrees that we write to ${practice}.`,
    notTold: (reason: string) => `Does not want the GP told: ${reason}`,
  },
  contact: {
    thread: 'Replied to us in messages.',
    call: 'Spoke with us by telephone.',
    video: 'Spoke with us by video.',
  },
  said: (contact: string, said: string | undefined) => (said ? `${contact} ${said}` : contact),
  plan: (plan: string, informed: string, on: string) => `${plan}\nInformed: ${informed}, on ${on}.`,
  answered: (says: string, answer: string) => `${says} Their answer: ${answer}`,
} as const
