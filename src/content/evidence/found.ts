/** What was found at each gate, as a clinician reads it. */
export const foundWords = {
  identity: {
    verified: 'Document and selfie match, and the name is theirs.',
    otherName: 'The document is real, but the name on it differs from the account.',
    needs_input: 'The check was begun and not finished.',
    failed: 'The document or the selfie was refused.',
  },
  measurements: (kg: number, cm: number, on: string) => `${kg} kg and ${cm} cm, seen on ${on}.`,
  supply: (medicine: string, mg: number | null, on: string) =>
    `${medicine === 'other' ? 'Another medicine' : medicine[0]?.toUpperCase() + medicine.slice(1)}${
      mg === null ? '' : ` ${mg} mg`
    }, supplied on ${on}.`,
  told: (medicine: string, strength: string, on: string) =>
    `Told by the patient: ${medicine} ${strength}, supplied on ${on}.`,
  again: (words: string) => `Asked for again: “${words}”`,
  gp: {
    told: (practice: string) => `Agrees that we write to ${practice}.`,
    notTold: (reason: string) => `Does not want the GP told: ${reason}`,
  },
  contact: {
    thread: 'Answered us in messages.',
    call: 'Spoke with us by telephone.',
    video: 'Spoke with us by video.',
  },
  said: (contact: string, said: string | undefined) => (said ? `${contact} ${said}` : contact),
  plan: (plan: string, informed: string, on: string) => `${plan}\nKnown to ${informed} since ${on}.`,
  answered: (says: string, answer: string) => `${says} Their answer: ${answer}`,
} as const
