import { freeAppointmentWords } from '#content/appointments/appointment-words.ts'
import { weighInWords, taskWords as words } from '#content/evidence/account-tasks.ts'
import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import type { EvidenceTask, MyEvidence, MyWeighIn } from '#contract/evidence/evidence.ts'
import { taskPath, weighInTimesPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { gates } from '#domain/cases/gates.ts'
import { type OrderTurn, tasksInTurn } from '#domain/cases/whose-turn.ts'
import { policy } from '#domain/clinical/policy.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { ChangedAnswers } from '#web/shared/changed-answers/changed-answers.tsx'
import { JoinRoom } from '../appointments/join-room.tsx'

interface Props {
  readonly evidence: MyEvidence | 'loading' | 'failed'
  /** Whose turn it is with the order that waits for them. */
  readonly turn: OrderTurn | null
  readonly onTryAgain: () => void
  /** Not signed in: answers about their health are neither shown nor asked about here. */
  readonly isGuest?: boolean
  /** The page has its main button above the list. */
  readonly isLedTo?: boolean
}

/** Everything that is needed of the person, in one list. Nothing where nothing is. */
export function Tasks({ evidence, turn, onTryAgain, isGuest = false, isLedTo = false }: Props) {
  if (evidence === 'loading') return null
  if (evidence === 'failed') {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
        {words.failed}
        <Button variant="quiet" size="small" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
  const { weighIn } = evidence
  const tasks = tasksInTurn(evidence.tasks, turn, asked)
  if (tasks.length === 0) return null
  const done = tasks.filter(({ state }) => state === 'done').length
  const next = tasks.find(({ state }) => state === 'to_do' || state === 'again')
  const isFormOpen = tasks.some(({ gate, state }) => gate === 'medicines_and_conditions' && state !== 'done')
  return (
    <section aria-labelledby="tasks" className="rounded-card border border-line bg-white p-6 sm:p-9 print:hidden">
      <h2 id="tasks">{words.heading}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{introOf(turn, next !== undefined)}</p>
      <Progress value={(done / tasks.length) * 100} label={words.heading} text={words.progress(done, tasks.length)} />
      {isFormOpen && !isGuest && <ChangedAnswers onSent={onTryAgain} />}
      <ol className="divide-y divide-line">
        {tasks.map((task, place) => (
          <TaskCard
            key={task.gate}
            task={task}
            weighIn={weighIn}
            place={place + 1}
            isNext={task === next && !isLedTo}
            isGuest={isGuest}
          />
        ))}
      </ol>
    </section>
  )
}

/** A question of ours that waits for their reply. */
const asked = (gate: EvidenceTask['gate']): EvidenceTask => ({
  gate,
  state: 'to_do',
  because: null,
  words: null,
  minutes: gates[gate].minutes,
})

function introOf(turn: OrderTurn | null, hasOpen: boolean): string {
  if (turn?.turn === 'nobody') return words.allBooked
  if (turn?.turn !== 'us') return hasOpen ? words.intro : words.elsewhere
  return hasOpen ? words.optional : words.allDone
}

const titles = evidenceTaskWords(policy)

const tones: Readonly<Record<EvidenceTask['state'], string>> = {
  to_do: 'bg-apricot-pale text-ink',
  booked: 'bg-mint text-green',
  again: 'bg-apricot-pale text-ink',
  sent: 'bg-paper-deep text-ink',
  looked_at: 'bg-paper-deep text-ink',
  done: 'bg-mint text-green',
}

/** Answers about their health, and what was written to them, are shown to nobody who has not signed in. */
const isInAccount = (gate: EvidenceTask['gate']) =>
  gate === 'medicines_and_conditions' || gate === 'unanswered' || gate === 'two_way_contact'

const againWords = ({ because, words: written }: EvidenceTask): string | null =>
  because === null ? null : because === 'words' ? written : words.again[because]

interface TaskCardProps {
  readonly task: EvidenceTask
  readonly weighIn: MyWeighIn
  readonly place: number
  /** The first that is the person's turn: its button stands out. */
  readonly isNext: boolean
  /** Not signed in. */
  readonly isGuest: boolean
}

const labelOf = ({ state, because }: EvidenceTask): string =>
  because === 'missed' || because === 'called off' ? words.bookAgain : words.states[state]

/** Where a time can be chosen, how it works comes second. */
const variantOf = ({ gate }: EvidenceTask, { firstFree }: MyWeighIn, isNext: boolean) =>
  gate === 'measurements' && firstFree.length > 0 ? 'quiet' : isNext ? 'primary' : 'secondary'

/** One thing that is needed of the person: what, why, how long it takes, how it stands. */
function TaskCard({ task, weighIn, place, isNext, isGuest }: TaskCardProps) {
  const { gate, state, minutes } = task
  const { title, why } = titles[gate]
  const isTheirs = state === 'to_do' || state === 'again'
  const path = taskPath(gate)
  const again = againWords(task)
  const look = (
    <ButtonLink to={path} size="small" variant="quiet">
      {state === 'booked' ? freeAppointmentWords.change : words.look}
      <span className="sr-only"> {title}</span>
    </ButtonLink>
  )
  return (
    <li className={`flex gap-4 sm:gap-5 ${state === 'done' ? 'py-3' : 'py-5'}`}>
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums ${state === 'done' ? 'bg-green text-white' : 'border-2 border-line-strong'}`}
      >
        {state === 'done' ? <Tick className="size-4.5" /> : place}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <h3 className="font-sans text-lg font-semibold tracking-normal">{title}</h3>
          <div className="flex items-center gap-x-4">
            <p className={`rounded-full px-3 py-0.5 text-sm font-semibold ${tones[state]}`}>{labelOf(task)}</p>
            {state === 'done' && look}
          </div>
        </div>
        {again && <p className="mt-2 font-medium text-brick">{again}</p>}
        {isTheirs && (
          <>
            <p className="mt-1 text-ink-soft">{why}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
              {gate === 'measurements' && weighIn.firstFree.length > 0 && (
                <ButtonLink to={weighInTimesPath} size="small" variant={isNext ? 'primary' : 'secondary'}>
                  {weighIn.standing ? weighInWords.another : weighInWords.book}
                </ButtonLink>
              )}
              <ButtonLink to={path} size="small" variant={variantOf(task, weighIn, isNext)}>
                {words.open[gate]}
              </ButtonLink>
              <span className="text-sm text-ink-soft">{words.minutes(minutes)}</span>
            </div>
            {isGuest && isInAccount(gate) && <p className="mt-3 text-sm text-ink-soft">{words.inAccount}</p>}
          </>
        )}
        {state === 'booked' && <BookedTime weighIn={weighIn} />}
        {state === 'looked_at' && gate === 'measurements' && weighIn.standing === 'seen' && (
          <p className="mt-1 text-ink-soft">{weighInWords.seen}</p>
        )}
        {!isTheirs && state !== 'done' && look}
      </div>
    </li>
  )
}

/** In the list: when it is, and the way in. */
function BookedTime({ weighIn: { booked } }: { weighIn: MyWeighIn }) {
  if (!booked) return null
  return (
    <>
      <p className="mt-1 mb-3">
        {weighInWords.bookedFor} <time dateTime={booked.startsAt}>{formatDateTime(Date.parse(booked.startsAt))}</time>
      </p>
      <JoinRoom appointment={{ ...booked, state: 'booked' }} />
    </>
  )
}
