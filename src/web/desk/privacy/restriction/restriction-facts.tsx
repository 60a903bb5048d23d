import { deskRestrictionWords as words } from '#content/privacy/restriction.ts'
import type { DeskRestriction } from '#contract/privacy/restriction.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'

interface Props {
  readonly restriction: DeskRestriction
  /** Above a case, where each line pushes the case down: side by side, and what was done is folded. */
  readonly isBrief?: boolean
}

/** Who restricted the use of a person's data, when and why, and what was done since. */
export function RestrictionFacts({ restriction, isBrief = false }: Props) {
  const { state, ground, since, dueAt, endsAt, words: own, events } = restriction
  const facts = [
    [words.facts.ground, words.grounds[ground]],
    state === 'asked' ? [words.facts.due, dateAndTimeOf(dueAt)] : null,
    since ? [words.facts.since, dateAndTimeOf(since)] : null,
    endsAt ? [words.facts.ends, dateAndTimeOf(endsAt)] : null,
    own ? [words.facts.words, own] : null,
  ].filter((fact) => fact !== null)
  const done = <Events events={events} />
  return (
    <>
      <dl
        className={
          isBrief
            ? 'flex flex-wrap gap-x-7 gap-y-0.5 text-sm'
            : 'grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm'
        }
      >
        {facts.map(([name, value]) => (
          <div key={name} className={isBrief ? 'flex gap-x-2' : 'contents'}>
            <dt className={`text-ink-soft ${isBrief ? 'shrink-0' : ''}`}>{name}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {isBrief ? (
        <details>
          <summary className="min-h-6 cursor-pointer text-xs underline underline-offset-4">{words.history}</summary>
          {done}
        </details>
      ) : (
        done
      )}
    </>
  )
}

const Events = ({ events }: Pick<DeskRestriction, 'events'>) => (
  <ol className="mt-1.5 space-y-0.5 text-xs">
    {events.map(({ at, what, by, allowedFor, reason }) => (
      <li key={`${at} ${what}`} className="break-words whitespace-pre-line">
        {[
          `${words.events[what]}${allowedFor ? `: ${words.allowedFor[allowedFor]}` : ''}`,
          by ?? words.byPatient,
          dateAndTimeOf(at),
          reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </li>
    ))}
  </ol>
)
