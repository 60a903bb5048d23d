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
  `If you think we have this wrong, reply to the message in your account. ${whatHelps} Another clinician will review it.`

const gp = 'Your GP can talk through what else may help, and can refer you to a weight-management service near you.'
const keepTaking = 'Please don’t stop or change any other medicine because of this. Ask its prescriber first.'

/** Kind words for each reason, to begin from. */
export const declineReasonWords = ({ lowestBmi, obeseBmi, adultAge, oldestAge }: DeclineFigures) =>
  ({
    bmi_below_range: {
      label: 'BMI below the range',
      tells: `These medicines are licensed from a BMI of ${obeseBmi}, or from ${lowestBmi} with a condition linked to weight. Yours is below that, so the risks would outweigh the benefits for you.`,
      canDo: [gp, 'Our health coaches can help with food, movement and habits, with no medicine involved.'],
      anotherLook: reply(
        'A letter about a condition linked to your weight, or a new measurement, could change our decision.',
      ),
    },
    age_outside_range: {
      label: 'Age outside the range',
      tells: `Our online service starts treatment between the ages of ${adultAge} and ${oldestAge}. At other ages, treatment needs checks in person.`,
      canDo: [gp],
      anotherLook: reply('If we have the wrong date of birth, send us a document that shows the right one.'),
    },
    pregnancy_or_breastfeeding: {
      label: 'Pregnancy, breastfeeding or no contraception',
      tells:
        'These medicines may harm a baby, so we do not prescribe them in pregnancy, while breastfeeding, while trying for a baby, or where a pregnancy could happen.',
      canDo: [
        'Your midwife, health visitor or GP can help with eating well and weight.',
        'If contraception is the question, a pharmacist, a GP or a sexual health clinic can find one that suits you.',
      ],
      anotherLook: reply('Tell us if things change.'),
    },
    health_condition: {
      label: 'A health condition',
      tells:
        'One of the conditions you told us about makes this medicine unsafe for you, or needs checks that we cannot do remotely.',
      canDo: [gp, keepTaking],
      anotherLook: reply('A letter from the specialist who knows your condition helps most.'),
    },
    other_medicine: {
      label: 'Another medicine',
      tells:
        'A medicine you take may not be safe together with this one, or needs monitoring by a clinician who sees you in person.',
      canDo: ['Ask your GP or the team that prescribes it whether you could have both.', keepTaking],
      anotherLook: reply('A note from your GP or your team with a plan for both medicines helps most.'),
    },
    reaction_before: {
      label: 'An earlier reaction',
      tells:
        'You told us that this medicine, or an ingredient in it, has made you seriously unwell before. We don’t want that to happen again.',
      canDo: [gp, 'Tell every doctor and pharmacist about the reaction, so that it’s in your record.'],
      anotherLook: reply('A letter from an allergy clinic helps most.'),
    },
    treated_elsewhere: {
      label: 'Treated elsewhere',
      tells: 'You’re already being treated with the same kind of medicine. Taking two together is not safe.',
      canDo: ['Stay with the service that treats you, or tell them that you would like to switch to us.', gp],
      anotherLook: reply('Tell us when you had your last dose and that the other treatment has ended.'),
    },
    not_verified: {
      label: 'Identity or measurements not confirmed',
      tells: 'We could not confirm your identity, or your weight and height. We cannot prescribe without both.',
      canDo: ['You can order again when you have your identity document to hand and time for the weigh-in.'],
      anotherLook: reply('Tell us what went wrong, and we will find another way.'),
    },
    information_missing: {
      label: 'Information missing',
      tells: 'We asked you for information we need for a safe decision, and have not received it.',
      canDo: ['You can order again at any time. We keep what you’ve told us, so it will be quicker.'],
      anotherLook: reply('Send us what was missing.'),
    },
    care_in_person: {
      label: 'Better cared for in person',
      tells:
        'Having read everything, we think you would be better cared for by a clinician who can see and examine you.',
      canDo: [gp, 'If you feel unwell or unsafe now, call NHS 111, or 999 in an emergency.'],
      anotherLook: reply('Tell us what you would like us to know about your situation.'),
    },
  }) as const satisfies Readonly<Record<string, DeclineWords>>
