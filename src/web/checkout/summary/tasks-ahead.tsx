import { orderSummary } from '#content/checkout/order-summary.ts'
import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import { policy } from '#domain/clinical/policy.ts'
import { minutesOf, type Task } from '#domain/evidence/tasks.ts'

const words = orderSummary.tasks
const titles = evidenceTaskWords(policy)

const id = 'tasks-ahead'

/** What the review of an order will wait for, before it is paid: what, why, and how long. */
export function TasksAhead({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-line border-t pt-8">
      <h2 id={id} tabIndex={-1} className="text-subheading outline-none">
        {words.heading}
      </h2>
      <p className="mt-2">{words.lead(tasks.length, minutesOf(tasks))}</p>
      <ol className="mt-4 divide-y divide-line">
        {tasks.map(({ gate, minutes }) => (
          <li key={gate} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{titles[gate].title}</span>
              <span className="text-sm text-ink-soft">{words.minutes(minutes)}</span>
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">{titles[gate].why}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">{words.more}</p>
    </section>
  )
}

/** The same in a sentence, where the way to paying goes on. */
export function TasksBeforePaying({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  return (
    <p className="rounded-option bg-mint px-5 py-4">
      {words.before(tasks.length, minutesOf(tasks))}{' '}
      <a href={`#${id}`} className="underline underline-offset-4 hover:decoration-2">
        {words.which}
      </a>
    </p>
  )
}
