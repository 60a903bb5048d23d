import { counted } from '../numbers.ts'

interface TaskWords {
  readonly title: string
  /** Why we need it. */
  readonly why: string
}

interface EvidenceFigures {
  readonly verifiedDays: number
  readonly proofWeeks: number
}

/** What a patient still has to do before anything can be supplied, by the gate that it opens. */
export const evidenceTaskWords = ({ verifiedDays, proofWeeks }: EvidenceFigures) =>
  ({
    consents: {
      title: 'Agree to a few points',
      why: 'Read and agree to the points that come before the assessment. A clinician can’t review your order until you have.',
    },
    identity: {
      title: 'Confirm your identity',
      why: 'Take a photo of a document and of your face. A prescription is for one person, so we make sure that nobody else can order in your name.',
    },
    measurements: {
      title: 'Have your weight and height checked',
      why: `Our team, a pharmacy, your GP or another clinic can do this. A photo alone isn’t enough. Measurements are valid for ${counted(verifiedDays, 'day')}.`,
    },
    medicines_and_conditions: {
      title: 'Answer a few more questions',
      why: 'Some conditions and medicines affect whether this treatment is safe for you, and the first questionnaire didn’t ask about all of them.',
    },
    unanswered: {
      title: 'Tell us what you weren’t sure about',
      why: 'Change the answer, or message us with what you know. You answered “not sure”, or didn’t name an allergy, and we can’t decide safely without it.',
    },
    previous_supply: {
      title: 'Send proof of your last prescription',
      why: `Send a label or letter from the last ${counted(proofWeeks, 'week')} so we can consider your current dose. Without it, treatment starts at the lowest dose.`,
    },
    gp: {
      title: 'Tell us about your GP',
      why: 'You decide: say yes and name your practice, or say no and tell us why. Your care is safer when your GP knows about it.',
    },
    two_way_contact: {
      title: 'Answer our message',
      why: 'Before your first prescription we’d like to hear from you, so that you can ask questions and we can be sure we’ve understood you.',
    },
  }) as const satisfies Readonly<Record<string, TaskWords>>
