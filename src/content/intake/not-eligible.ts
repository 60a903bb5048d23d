import { brand } from '../brand.ts'
import { line } from '../safeguarding/help-lines.ts'
import type { HelpLine } from '../safeguarding/urgent-lines.ts'
import type { PageLink } from '../site/text-page.ts'

export type Advice = string | readonly (string | PageLink)[]

export interface NotEligibleWords {
  readonly title: string
  readonly body: string
  /** Why we ask, in one short sentence. */
  readonly why: string
  /** A service of ours that is named is a link to it. */
  readonly instead: readonly Advice[]
  /** Who can be called about it. Numbers are data: none is written into the sentences above. */
  readonly help?: readonly HelpLine[]
  /** Help that fits the answers comes before everything else: for reasons that may be read in a crisis. */
  readonly isHelpFirst?: true
}

const riskTitle = `Not Eligible for ${brand.name} Program`

const riskBody =
  'Based on your answers to our risk assessment, our online service may not be the safest or most appropriate option for you at this time. We recommend speaking with a local healthcare provider, who can look at your whole health with you and talk through what would suit you.'

const unwell = (when: string): readonly HelpLine[] => [
  { ...line.nhs111, action: 'Call 111', nations: ['England', 'Wales', 'Scotland'], when },
  { ...line.emergency, when: 'in an emergency' },
]

const general: NotEligibleWords = {
  title: riskTitle,
  body: riskBody,
  why: 'We stop here when an answer tells us that seeing someone in person would be safer for you than online care.',
  instead: ['Talk to your GP, or a practice nurse or pharmacist you trust. Take your answers with you if that helps.'],
  help: unwell('if you are worried about your health now'),
}

const alreadyUsing = 'If you are already using a weight-loss medicine, ask your prescriber before stopping it.'

const worried = 'If your weight or how you feel about food is worrying you, talk to your GP.'

const healthCoaching: PageLink = { text: 'Health coaching', page: 'healthCoaching' }

const coaching: Advice = [healthCoaching, ' can help with food, movement and habits, with no medicine involved.']

const lowerForSome =
  'For people with an Asian, Middle Eastern, Black African or African-Caribbean family background, health risks begin at a lower BMI, from 23. If that’s you, talk it through with your GP.'

const lowBmi = {
  title: "This treatment isn't recommended for you.",
  why: 'Weight-loss medicines are licensed for a higher BMI, where their benefits outweigh their risks.',
}

/** Where the ranges of a BMI begin, and the treatment. */
interface BmiFigures {
  readonly healthyBmi: number
  readonly overweightBmi: number
  readonly lowestBmi: number
}

/** In place of the words for `bmi_low`, where they would not be true of this BMI. */
export const lowBmiWords = ({
  healthyBmi,
  overweightBmi,
  lowestBmi,
}: BmiFigures): Readonly<Record<'underweight' | 'overweight', NotEligibleWords>> => ({
  underweight: {
    ...lowBmi,
    body: `Your BMI is below ${healthyBmi}. That is in the underweight range, where losing weight can harm your health.`,
    why: 'These medicines reduce your appetite. At your weight that would not be safe.',
    instead: [
      'Make an appointment with your GP soon. Tell them your weight, and whether you have lost weight without meaning to.',
      'If food, eating or your body is often on your mind, an eating disorder charity can help. You do not need a diagnosis.',
      'If you are using a weight-loss medicine, speak to your prescriber or a pharmacist before your next dose.',
    ],
    help: [line.beat],
  },
  overweight: {
    ...lowBmi,
    body: `Your BMI is between ${overweightBmi} and ${lowestBmi}. That is a little above the healthy range, and below ${lowestBmi}, the lowest BMI at which we offer treatment.`,
    instead: [
      [
        healthCoaching,
        ' can help with food, movement and habits. Small, steady changes often make a difference at this BMI.',
      ],
      lowerForSome,
      worried,
      alreadyUsing,
    ],
  },
})

/** By the `reason` in the address. Any other reason gets `general`. */
export const notEligible = ({
  oldestAge,
}: {
  readonly oldestAge: number
}): { readonly general: NotEligibleWords } & Readonly<Record<string, NotEligibleWords>> => ({
  general,
  under_18: {
    ...general,
    why: 'Our treatments are for adults. Growing bodies need a different kind of care, and you deserve a team that knows it well.',
    instead: [
      'Talk to an adult you trust, and to your GP or school nurse. You can see a GP on your own.',
      'Most areas have free NHS and council services that help young people with food, movement and how they feel about their bodies.',
    ],
    help: [line.childline, ...unwell('if you are worried about your health now')],
  },
  over_74: {
    ...general,
    why: `From ${oldestAge + 1}, these medicines need closer checks on your muscles, kidneys and other medicines than we can do online.`,
    instead: [
      'Ask your GP about weight and strength: they can check your medicines and refer you to a local weight-management service.',
    ],
    help: unwell('if you feel unwell'),
  },
  pregnancy: {
    ...general,
    why: 'Weight-loss medicines are not used in pregnancy, while trying for a baby, or while breastfeeding.',
    instead: [
      'If you are pregnant and using a weight-loss medicine, stop using it now. Speak to your GP, midwife or pharmacist as soon as you can.',
      'If you are trying for a baby or breastfeeding and using one, ask your prescriber, GP or pharmacist before your next dose. After the last dose, wait two months with Wegovy, or one month with Mounjaro, before you try to get pregnant.',
      'Talk to your midwife, health visitor or GP about eating well and weight for you and your baby.',
    ],
  },
  bmi_low: {
    ...lowBmi,
    body: "Based on your BMI, you do not require medication for weight loss. You're already within a healthy range, and lifestyle changes may be more appropriate for your goals.",
    instead: [coaching, lowerForSome, worried, alreadyUsing],
  },
  medical_condition: {
    title: riskTitle,
    body: "Based on the medical information you've provided, our program may not be the safest option for you. We recommend consulting your GP for a weight loss plan that's better suited to your health needs.",
    why: 'Some conditions make these medicines unsafe, or mean you need checks we can’t do online.',
    instead: [
      'Ask your GP or specialist about weight-management services that can look after your condition at the same time.',
      'Please do not stop or change any medicine because of this page. Ask the person who prescribed it first.',
    ],
  },
  adhd_risk_factors: {
    isHelpFirst: true,
    title: 'Thank you for telling us',
    body: 'You answered Yes to at least one question about your safety and wellbeing. You’ve done nothing wrong. It means that people near you can look after you better than we can by video, and that your safety comes before an ADHD assessment.',
    why: 'We meet people by video, one appointment at a time. We can’t come to you, see you the next day or bring in other services, and you may need someone who can.',
    instead: [
      `Make an appointment with your GP and tell them what you told us. Nobody at ${brand.name} reads your answers unless you ask us to call you or are signed in to an account, and we pass nothing on without asking you, unless a life is in danger. Your GP can also refer you for an ADHD assessment when the time is right.`,
      'If a mental health team, a social worker or a support worker knows you already, call them today.',
      'Tell someone you trust how things are, and ask them to stay with you if you do not feel safe.',
      'Please do not stop or change any medicine because of this page.',
    ],
  },
})
