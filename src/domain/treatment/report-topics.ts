import { type AdviceLine, reportTopics } from '#content/treatment/report-topics.ts'

export const reportTopicIds = [
  'too-much',
  'wrong-pen',
  'sick-day',
] as const satisfies readonly (keyof typeof reportTopics)[]
export type ReportTopicId = (typeof reportTopicIds)[number]

/** How the patient is at that moment, most serious first. */
export const conditionsNow = ['severe', 'some', 'well'] as const
export type ConditionNow = (typeof conditionsNow)[number]

/** 999; medical advice now; advice on the same day; not urgent. */
export const topicUrgencies = ['emergency', 'urgent', 'today', 'wait'] as const
export type TopicUrgency = (typeof topicUrgencies)[number]

/** A report on one of these topics, stored and sent as `incident`: for a sick day, `what` names each medicine concerned. */
export interface TopicReport {
  readonly incident: ReportTopicId
  readonly what: readonly string[]
  readonly now: ConditionNow
}

/** Whether these are valid answers: one of the options, or several medicines, or none of them. */
export function isAnswered({ incident, what }: Pick<TopicReport, 'incident' | 'what'>): boolean {
  const known = Object.keys(reportTopics[incident].what)
  if (what.length === 0 || new Set(what).size < what.length || !what.every((one) => known.includes(one))) return false
  return what.length === 1 || (incident === 'sick-day' && !what.includes('none'))
}

interface TopicAdvice {
  readonly urgency: TopicUrgency
  readonly lines: readonly AdviceLine[]
  /** Whether it should be reported to the MHRA. */
  readonly isForYellowCard: boolean
}

type Rule = (reported: TopicReport) => TopicAdvice

/**
 * UK product information: an overdose causes severe stomach upset and low blood sugar, is treated by its symptoms, and
 * is observed for long because of the half-life (a week for semaglutide, five days for tirzepatide). That patients who
 * feel well also seek advice at once is ours.
 */
const tooMuch: Rule = ({ now }) => ({
  urgency: now === 'severe' ? 'emergency' : 'urgent',
  lines: [
    ...(now === 'severe' ? (['call-999', 'sugar-now'] as const) : (['call-now'] as const)),
    'effects-last',
    'no-next-dose',
  ],
  isForYellowCard: now === 'severe',
})

/** MHRA, 2023: falsified pens led to low blood sugar and coma, which suggests that they held insulin. */
const wrongPen: Rule = ({ what, now }) => {
  const isUsed = what.includes('injected')
  // A patient with these symptoms is shown 999 first, whatever they say about the pen.
  if (now === 'severe')
    return {
      urgency: 'emergency',
      lines: ['call-999', 'sugar-now', 'not-that-pen', 'no-next-dose', 'yellow-card'],
      isForYellowCard: true,
    }
  return {
    urgency: isUsed ? 'urgent' : 'today',
    lines: [
      ...(isUsed ? (['call-now', 'low-sugar-later', 'no-next-dose'] as const) : []),
      'not-that-pen',
      'yellow-card',
    ],
    isForYellowCard: true,
  }
}

/**
 * NHS sick-day guidance: dehydration with these medicines can harm the kidneys, and SGLT2 inhibitors can cause
 * ketoacidosis at normal blood sugar. Whether to pause a prescribed medicine is for the pharmacist, GP or 111 to say,
 * never for us (ours).
 */
const sickDay: Rule = ({ what, now }) => {
  const takesAny = !what.includes('none')
  const urgency = now === 'severe' ? 'emergency' : now === 'some' ? 'urgent' : takesAny ? 'today' : 'wait'
  return {
    urgency,
    lines: [
      ...(now === 'severe' ? (['call-999'] as const) : now === 'some' ? (['call-now'] as const) : []),
      ...(what.includes('sglt2') && now !== 'severe' ? (['ketones'] as const) : []),
      ...(takesAny ? (['ask-whether-to-pause'] as const) : []),
      'small-sips',
      'no-dose-while-ill',
      ...(now === 'well' ? (['gets-worse'] as const) : []),
    ],
    isForYellowCard: false,
  }
}

const rules: Readonly<Record<ReportTopicId, Rule>> = { 'too-much': tooMuch, 'wrong-pen': wrongPen, 'sick-day': sickDay }

/** The advice shown before anything is stored. */
export const adviceFor: Rule = (reported) => rules[reported.incident](reported)

/** A report as urgent as a red-flag symptom locks supply and alerts the prescriber on call in the same way. */
export const locksSupply = (urgency: TopicUrgency): boolean => urgency === 'emergency' || urgency === 'urgent'
