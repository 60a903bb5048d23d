import { answersWords as words } from '#content/cases/case.ts'
import { severities } from '#domain/cases/risk.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { riskBar, riskChip, riskName } from '../list/risk.ts'
import { answerId } from './answer-id.ts'
import type { CaseView } from './case-view.ts'
import { Drawers } from './drawers.tsx'
import { Answered, Questions } from './questions.tsx'
import type { Transcript } from './transcript-view.ts'

type Question = Transcript['offRoute'][number]
type Flag = CaseView['flags'][number]

/** What the patient reported: findings first, then the other answers by topic; what found nothing is folded away. */
export function Answers({ found }: { found: CaseView }) {
  const { answers, followUp, checkIn, findings, flags } = found
  if (!answers) return <p className="text-ink-soft">{words.none}</p>
  const asked = [checkIn, followUp, answers].flatMap((told) => told?.topics.flatMap(({ questions }) => questions) ?? [])
  const flagsOf = (step: string) => flags.filter((flag) => flag.answers.includes(step))
  const isFinding = ({ step }: Question) => findings.positive.includes(step) || flagsOf(step).length > 0
  const marked = asked
    .filter((one) => one.is === 'answered' && isFinding(one))
    .map((question) => ({ question, flags: flagsOf(question.step) }))
    .toSorted((one, other) => gravity(one.flags) - gravity(other.flags))
  const nothing = asked.filter(({ step }) => findings.negative.includes(step))
  const apart = new Set([...marked.map(({ question }) => question.step), ...nothing.map(({ step }) => step)])
  const rest = (told: Transcript | null) => told && without(told, apart)
  const [checkInRest, formRest, firstRest] = [rest(checkIn), rest(followUp), rest(answers)]
  return (
    <div className="space-y-5">
      <section aria-label={words.findings}>
        <h3 className="mb-1 text-[1.125rem]">{words.findings}</h3>
        {marked.length === 0 ? (
          <p className="text-ink-soft">{words.noFindings}</p>
        ) : (
          <ul className="border-t border-line">
            {marked.map((one) => (
              <Finding key={one.question.step} {...one} />
            ))}
          </ul>
        )}
        <NothingFound questions={nothing} />
      </section>
      <Rest title={words.checkIn} of={checkInRest} />
      {followUp ? (
        <Rest title={words.followUp} of={formRest} />
      ) : (
        <section>
          <h3 className={heading}>{words.followUp}</h3>
          <p className="text-ink-soft">{words.followUpNone}</p>
        </section>
      )}
      <Rest title={checkIn ? words.atStart : words.questionnaire} of={firstRest} />
      <Drawers answers={answers} followUp={followUp} />
    </div>
  )
}

const heading = 'mb-2 border-b border-line pb-1 text-[1.125rem]'

/** The gravest first; a finding without a flag comes after those with one. */
const gravity = (flags: readonly Flag[]): number =>
  Math.min(severities.length, ...flags.map(({ severity }) => severities.indexOf(severity)))

const without = ({ topics }: Transcript, steps: ReadonlySet<string>): Transcript['topics'] =>
  topics
    .map(({ topic, questions }) => ({ topic, questions: questions.filter(({ step }) => !steps.has(step)) }))
    .filter(({ questions }) => questions.length > 0)

const target =
  'scroll-mt-40 focus:bg-caution/50 focus:outline-3 focus:-outline-offset-3 focus:outline-focus min-[60rem]:scroll-mt-4'

function Finding({ question, flags }: { question: Question; flags: readonly Flag[] }) {
  const [gravest] = flags.toSorted((one, other) => gravity([one]) - gravity([other]))
  return (
    <li
      id={answerId(question.step)}
      tabIndex={-1}
      className={`relative grid gap-x-4 gap-y-0.5 border-b border-line py-2 pr-2 pl-4 min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${target} ${gravest ? 'bg-caution/15' : ''}`}
    >
      <span
        aria-hidden
        className={`absolute inset-y-0 left-0 w-1 ${gravest ? riskBar(gravest.severity) : 'bg-line-strong'}`}
      />
      <span className="text-xs leading-snug text-ink-soft">{question.question}</span>
      <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 leading-snug font-semibold">
        <span className="min-w-0 break-words whitespace-pre-line">
          <Answered question={question} />
        </span>
        {gravest && (
          <span className={`rounded-full px-2 text-xs ${riskChip(gravest.severity)}`}>
            {riskName(gravest.severity)}
            <span className="sr-only">: {flags.map(({ says }) => says).join(' ')}</span>
          </span>
        )}
      </span>
    </li>
  )
}

/** One line for all answers that say there is nothing, which opens to them. */
function NothingFound({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 text-ink-soft hover:text-ink">
        {words.nothingFound(questions.length)}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line pt-2">
        {questions.map((question) => (
          <li
            key={question.step}
            id={answerId(question.step)}
            tabIndex={-1}
            className={`grid gap-x-4 py-1 min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${target}`}
          >
            <span className="text-xs leading-snug text-ink-soft">{question.question}</span>
            <span className="leading-snug">
              <Answered question={question} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What was answered besides: neither a finding nor a “No”. */
const Rest = ({ title, of: topics }: { title: string; of: Transcript['topics'] | null }) =>
  topics && topics.length > 0 ? (
    <section>
      <h3 className={heading}>{title}</h3>
      <Topics of={{ topics }} isInner />
    </section>
  ) : null

interface TopicsProps {
  readonly of: Pick<Transcript, 'topics'>
  readonly isInner?: boolean
}

export const Topics = ({ of: { topics }, isInner = false }: TopicsProps) => {
  const Heading = isInner ? 'h4' : 'h3'
  return (
    <div className="space-y-4">
      {topics.map(({ topic, questions }) => (
        <section key={topic}>
          <Heading className={isInner ? 'mb-1 text-base' : heading}>{topic}</Heading>
          <Questions questions={questions} />
        </section>
      ))}
    </div>
  )
}
