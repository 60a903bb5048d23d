/** Blood pressure and pulse of a patient on a medicine for ADHD. */
export const vitalsWords = {
  title: 'Blood pressure and pulse',
  none: 'None recorded yet.',
  reading: (systolic: number, diastolic: number, pulse: number) => `${systolic}/${diastolic} mmHg, pulse ${pulse}`,
  /** The published limits, which say nothing about this patient: the clinician does. */
  beyond: (limits: { readonly systolic: number; readonly diastolic: number; readonly pulse: number }) =>
    `At or above ${limits.systolic}/${limits.diastolic}, or pulse over ${limits.pulse}`,
  sources: { clinician: 'Taken by a clinician', patient: 'Reported by the patient' },
  occasions: { 'dose-change': 'Dose change', 'six-monthly': 'Six-monthly check', other: 'Other' },
  record: 'Record a reading',
  systolic: 'Systolic (mmHg)',
  diastolic: 'Diastolic (mmHg)',
  pulse: 'Pulse (beats per minute)',
  takenOn: 'Taken on',
  occasion: 'Occasion',
  source: 'Source',
  save: 'Save reading',
  saving: 'Saving...',
  back: 'Cancel',
  failed: 'That didn’t work. Please try again.',
  notSeen: 'This patient isn’t seen by our ADHD service.',
  problems: {
    outside: 'One of the figures can’t be right. Please check them.',
    'wrong way round': 'The systolic figure is the higher one. Please check them.',
    'day to come': 'Choose today or an earlier day.',
  },
} as const
