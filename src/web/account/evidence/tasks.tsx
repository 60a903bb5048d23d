import { taskWords as words } from '#content/evidence/account-tasks.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import { gates } from '#domain/cases/gates.ts'
import { type OrderTurn, tasksInTurn } from '#domain/cases/whose-turn.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { ChangedAnswers } from '#web/shared/changed-answers/changed-answers.tsx'
import { TaskCard } from './task-card.tsx'

interface Props {
  readonly evidence: MyEvidence | 'loading' | 'failed'
  /** Whose turn it is with the order that waits for them. */
  readonly turn: OrderTurn | null
  readonly onTryAgain: () => void
  /** Not signed in: answers about their health are neither shown nor asked about here. */
  readonly isGuest?: boolean
}

/** Everything that is needed of the person, in one list. Nothing where nothing is. */
export function Tasks({ evidence, turn, onTryAgain, isGuest = false }: Props) {
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
            isNext={task === next}
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
