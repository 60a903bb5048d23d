interface DeclineFigures {
  readonly lowestBmi: number
  readonly obeseBmi: number
  readonly adultAge: number
  readonly oldestAge: number
}

export interface DeclineWords {
  /** On the button of the desk. */
  readonly label: string
  /** What the patient reads first. The clinician may change it before it is sent. */
  readonly tells: string
  /** What they can do now. */
  readonly canDo: readonly string[]
  /** How to ask for another look. */
  readonly anotherLook: string
}

const reply = (whatHelps: string): string =>
  `If you think that we have this wrong, reply to the message in your account. ${whatHelps} Another clinician will look at it.`

const gp = 'Your GP can talk through what else may help, and can refer you to a weight-management service near you.'
const keepTaking = 'Please do not stop or change any other medicine because of this. Ask whoever prescribed it first.'

/** Kind words for each reason, to begin from. */
export const declineReasonWords = ({ lowestBmi, obeseBmi, adultAge, oldestAge }: DeclineFigures) =>
  ({
    bmi_below_range: {
      label: 'BMI below the range',
      tells: `These medicines are licensed from a BMI of ${obeseBmi}, or from ${lowestBmi} with a condition linked to weight. Yours is below that, so their risks would outweigh what they could do for you.`,
      canDo: [gp, 'Our health coaches can help with food, movement and habits, with no medicine involved.'],
      anotherLook: reply(
        'A letter about a condition linked to your weight, or a new measurement, can change the picture.',
      ),
    },
    age_outside_range: {
      label: 'Age outside the range',
      tells: `Our online service begins treatment between ${adultAge} and ${oldestAge}. At other ages it needs checks that have to be made in person.`,
      canDo: [gp],
      anotherLook: reply('If your date of birth is not as we have it, send us a document that shows it.'),
    },
    pregnancy_or_breastfeeding: {
      label: 'Pregnancy, breastfeeding or no contraception',
      tells:
        'These medicines may harm a baby, so we do not prescribe them in pregnancy, while breastfeeding, while trying for a baby, or where a pregnancy could happen.',
      canDo: [
        'Your midwife, health visitor or GP can help with eating well and weight.',
        'If contraception is the question, a pharmacist, a GP or a sexual health clinic can find one that suits you.',
      ],
      anotherLook: reply('Tell us when things have changed.'),
    },
    health_condition: {
      label: 'A health condition',
      tells:
        'One of the conditions you told us about makes this medicine unsafe for you, or needs checks that we cannot do at a distance.',
      canDo: [gp, keepTaking],
      anotherLook: reply('A letter from the specialist who knows your condition helps most.'),
    },
    other_medicine: {
      label: 'Another medicine',
      tells:
        'A medicine that you take does not go well with this one, or its dose would have to be watched by somebody who sees you.',
      canDo: ['Ask your GP or the team that prescribes it whether this treatment could be made to fit.', keepTaking],
      anotherLook: reply('A note from your GP or your team with a plan for both medicines helps most.'),
    },
    reaction_before: {
      label: 'An earlier reaction',
      tells:
        'You told us that this medicine, or something in it, has made you seriously unwell before. We would not want that to happen again.',
      canDo: [gp, 'Tell every doctor and pharmacist about the reaction, so that it stands in your record.'],
      anotherLook: reply('A letter from an allergy clinic helps most.'),
    },
    treated_elsewhere: {
      label: 'Treated elsewhere',
      tells: 'You are being treated with a medicine of the same kind. Two of them together are not safe.',
      canDo: ['Stay with the service that treats you, or tell them that you would like to change to us.', gp],
      anotherLook: reply('Tell us when you had your last dose and that the other treatment has ended.'),
    },
    not_verified: {
      label: 'Identity or measurements not confirmed',
      tells: 'We could not confirm who you are, or your weight and height, and may not prescribe without both.',
      canDo: ['You can order again when you have your document at hand and a time for the weigh-in.'],
      anotherLook: reply('Tell us what went wrong, and we will find another way to do it.'),
    },
    information_missing: {
      label: 'Something was not answered',
      tells: 'We asked you for something that we need for a safe decision, and have not had it.',
      canDo: ['You can order again at any time. What you have told us is kept, so it will be quicker.'],
      anotherLook: reply('Send us what was missing.'),
    },
    care_in_person: {
      label: 'Better cared for in person',
      tells:
        'Having read everything, we think that you would be looked after better by somebody who can see and examine you.',
      canDo: [gp, 'If you feel unwell or unsafe now, call NHS 111, or 999 in an emergency.'],
      anotherLook: reply('Tell us what you would like us to know about your situation.'),
    },
  }) as const satisfies Readonly<Record<string, DeclineWords>>
