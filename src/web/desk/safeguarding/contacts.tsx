import { caseEvent } from '#content/cases/case-events.ts'
import { concernWords, wayWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ConcernView } from '#contract/safeguarding/desk-safeguarding.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'

const words = concernWords.contacts

/** Each try and what came of it, then the story of the case. */
export const Contacts = ({ found: { contacts, history } }: { found: ConcernView }) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
    {contacts.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ul className="space-y-3">
        {contacts.map(({ id, by, at, how, isReached, said }) => (
          <li key={id} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{wayWords[how]}</span>
              <span className={isReached ? 'font-semibold text-routine' : 'text-ink-soft'}>
                {isReached ? words.reached : words.notReached}
              </span>
              <span className="text-xs text-ink-soft">
                {by} · {dateAndTimeOf(at)}
              </span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{said}</p>
          </li>
        ))}
      </ul>
    )}
    <h3 className="mt-5 mb-1 text-base">{concernWords.history}</h3>
    <ol className="text-xs text-ink-soft">
      {history.map(({ at, what, by }) => (
        <li key={`${at} ${what}`}>
          {dateAndTimeOf(at)} · {caseEvent(what)} · {by}
        </li>
      ))}
    </ol>
  </section>
)
