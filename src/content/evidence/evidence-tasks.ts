import { counted } from '../numbers.ts'

interface TaskWords {
  readonly title: string
  /** Why we need it, in a sentence that asks for trust by giving the reason. */
  readonly why: string
}

interface EvidenceFigures {
  readonly verifiedDays: number
  readonly proofWeeks: number
}

/** What a person still has to do before anything can be supplied, by what it opens. */
export const evidenceTaskWords = ({ verifiedDays, proofWeeks }: EvidenceFigures) =>
  ({
    consents: {
      title: 'Agree to a few points',
      why: 'We don’t have your agreement to the points that come before the assessment. A clinician can’t look at your order until you’ve read and agreed to them.',
    },
    identity: {
      title: 'Show us who you are',
      why: 'A prescription is for one person. We check a document and your face, so that nobody can order in your name.',
    },
    measurements: {
      title: 'Have your weight and height seen',
      why: `A member of our team, a pharmacy, your GP or another clinic has to see them; a photo alone is not enough. They count for ${counted(verifiedDays, 'day')}.`,
    },
    medicines_and_conditions: {
      title: 'Answer a few more questions',
      why: 'Some conditions and medicines decide whether this treatment is safe for you. The first questionnaire did not ask about all of them.',
    },
    unanswered: {
      title: 'Tell us what you weren’t sure about',
      why: 'One of your answers was “not sure”, or an allergy has no name yet. We can’t decide safely without it. Change the answer, or send us a message with what you know.',
    },
    previous_supply: {
      title: 'Show us your last prescription',
      why: `With the label or a letter of the last ${counted(proofWeeks, 'week')}, a clinician can look at the dose you are used to. Without it, treatment begins at the lowest dose.`,
    },
    gp: {
      title: 'Tell us about your GP',
      why: 'Your care is safer when your GP knows of it. You decide: say yes and name the practice, or say no and tell us why.',
    },
    two_way_contact: {
      title: 'Answer our message',
      why: 'Before the first prescription we like to hear from you once, so that you can ask and we can be sure that we understood you.',
    },
  }) as const satisfies Readonly<Record<string, TaskWords>>
