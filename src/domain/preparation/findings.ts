import { mentions } from '../clinical/mentions.ts'
import { accepts } from '../intake/engine/answers.ts'
import { chosenIn } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, QuestionStep } from '../intake/engine/step.ts'
import { walk } from '../intake/engine/walk.ts'
import type { InformantStepId } from '../intake/informant/step-ids.ts'
import type { LifeHistoryStepId } from '../intake/life-history/step-ids.ts'

export const findingRanks = ['risk', 'ask'] as const

/** `risk`: read before the appointment begins. `ask`: to be asked about. */
type FindingRank = (typeof findingRanks)[number]

export interface Finding {
  readonly step: string
  readonly question: string
  readonly answer: readonly string[]
  readonly rank: FindingRank
  /** Nothing of the kind was told before, in the self-assessment or by the other person. */
  readonly isNew: boolean
}

type Subject = 'safety' | 'mind' | 'heart' | 'substances' | 'health'

interface Rule {
  readonly subject: Subject
  readonly risk?: readonly string[]
  readonly ask?: readonly string[]
}

/** Which answers a clinician reads first. Ours; the heart is that of NICE NG87. */
const rules: Partial<Readonly<Record<LifeHistoryStepId | InformantStepId, Rule>>> = {
  'life-safety': { subject: 'safety', risk: ['recent', 'now'], ask: ['past', 'not_said'] },
  'life-mood': {
    subject: 'mind',
    risk: ['elated', 'psychosis', 'self_harm', 'hospital'],
    ask: ['depression', 'eating', 'trauma', 'not_sure'],
  },
  'life-heart': {
    subject: 'heart',
    risk: ['condition', 'fainted', 'pain', 'breathless', 'palpitations', 'pressure', 'stroke'],
    ask: ['not_sure'],
  },
  'life-heart-family': { subject: 'heart', risk: ['yes'], ask: ['not_sure'] },
  'life-health': {
    subject: 'health',
    risk: ['fits', 'glaucoma', 'pregnant'],
    ask: ['head_injury', 'tics', 'thyroid', 'kidney_liver', 'not_sure'],
  },
  'life-alcohol': { subject: 'substances', risk: ['needs'], ask: ['mostly', 'not_said'] },
  'life-drugs': {
    subject: 'substances',
    risk: ['stimulants', 'opioids', 'others_adhd'],
    ask: ['cannabis', 'other', 'not_said'],
  },
  'life-sleep': { subject: 'health', ask: ['snores'] },
  'life-family': { subject: 'mind', ask: ['bipolar', 'psychosis'] },
  'life-medicines': { subject: 'health', ask: ['allergy', 'adhd_before'] },
  'informant-safety': { subject: 'safety', risk: ['now'], ask: ['before', 'not_sure'] },
  'informant-health': { subject: 'mind', risk: ['elated', 'voices'], ask: ['low', 'alcohol', 'fits', 'not_sure'] },
  'informant-since': { subject: 'mind', ask: ['lately'] },
}

/** In free text, whatever the question. A rough check: a clinician reads the text. */
const riskWords: readonly (readonly [Subject, RegExp])[] = [
  [
    'safety',
    /suicid|kill (?:my|him|her|them)sel|end (?:my|his|her|their) (?:own )?life|want(?:s|ed)? to die|better off dead|self[- ]?harm|overdose|cut(?:s|ting)? (?:my|him|her|them)sel/,
  ],
  [
    'safety',
    /afraid of (?:him|her|them|my)|hits? (?:me|him|her|them)|hurts? (?:me|him|her|them)|beat(?:s|en)? (?:me|him|her|them)|violen|abus/,
  ],
  ['mind', /psychos|psychot|hear(?:s|ing)? voices|\bmania\b|\bmanic\b|bipolar|hallucinat/],
  ['heart', /chest pain|faint|collaps|palpitation|heart attack|cardiomyopath/],
  ['health', /seizure|epilep|\bfits?\b|pregnan/],
]

const questionsOf = (flow: AnyFlow): QuestionStep[] => Object.values(flow.steps).filter((step) => step.kind !== 'intro')

/** The subjects about which something was told in the 14 risk questions of the self-assessment, now or before. */
const subjectOfRisk = {
  safeguarding: 'safety',
  safeguardingConcerns: 'safety',
  toSelf: 'safety',
  suicidalIdeas: 'safety',
  suicidalIntent: 'safety',
  selfHarmHistory: 'safety',
  riskFromOthers: 'safety',
  riskToOthers: 'safety',
  alcoholMisuse: 'substances',
  substanceMisuse: 'substances',
  cognitiveImpairment: 'mind',
  physicalProblems: 'health',
  homeless: 'safety',
  lossOfCarer: 'safety',
} as const satisfies Readonly<Record<string, Subject>>

export type ToldBefore = ReadonlySet<Subject>

/** By the keys of the risk questions that were ever answered Yes. */
export const toldBefore = (risks: readonly (keyof typeof subjectOfRisk)[]): ToldBefore =>
  new Set(risks.map((key) => subjectOfRisk[key]))

interface Found {
  readonly rank: FindingRank
  readonly subject: Subject
  readonly answer: readonly string[]
}

function foundIn(step: QuestionStep, given: unknown): Found | null {
  if (!accepts(step, given)) return null
  if (step.kind === 'text') {
    const text = String(given)
    const [named] = riskWords.filter(([, words]) => mentions(text, words))
    return named ? { rank: 'risk', subject: named[0], answer: [text.trim()] } : null
  }
  const rule = rules[step.id as keyof typeof rules]
  if (!rule || !('options' in step)) return null
  const chosen = step.kind === 'checklist' ? (chosenIn(step, given) ?? []) : [String(given)]
  const marked = (values: readonly string[] = []) => chosen.filter((value) => values.includes(value))
  const [risky, asked] = [marked(rule.risk), marked(rule.ask)]
  if (risky.length + asked.length === 0) return null
  const answer = step.options.filter(({ value }) => [...risky, ...asked].includes(value)).map(({ label }) => label)
  return { rank: risky.length > 0 ? 'risk' : 'ask', subject: rule.subject, answer }
}

/** What a clinician reads first: risks before what is to be asked, and in each what is new before what was told before. */
export function findingsIn(flow: AnyFlow, answers: Answers, before: ToldBefore): readonly Finding[] {
  const { route, end } = walk(flow, answers)
  // Of a form that is not finished everything counts: a gap before a risk must not hide it.
  const counts = (id: string) => end.to === 'unanswered' || route.includes(id)
  const found = questionsOf(flow)
    .filter(({ id }) => counts(id))
    .flatMap((step): Finding[] => {
      const one = foundIn(step, answers[step.answerKey])
      return one
        ? [
            {
              step: step.id,
              question: step.question,
              answer: one.answer,
              rank: one.rank,
              isNew: !before.has(one.subject),
            },
          ]
        : []
    })
  return inOrder(found)
}

const weight = ({ rank, isNew }: Finding) => findingRanks.indexOf(rank) * 2 + (isNew ? 0 : 1)

/** Of several forms together. */
export const inOrder = <One extends Finding>(findings: readonly One[]): readonly One[] =>
  findings.toSorted((one, other) => weight(one) - weight(other))
