import { companionWords, companionDeskWords as words } from '#content/companion/companion.ts'
import type { SharedCompanion } from '#contract/companion/companion.ts'
import { adviceOn, noteScales } from '#domain/companion/companion.ts'
import { dayOf, formatShortDate } from '../cases/list/format-date.ts'

const { scales, bloodPressure, weight } = companionWords.note

/** What the patient shares of their digital companion: for reading before an appointment. */
export const SharedNotes = ({ companion: { since, notes } }: { companion: SharedCompanion }) => (
  <section>
    <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
    <p className="text-xs text-ink-soft">{words.shared(dayOf(since))}</p>
    {notes.length === 0 && <p className="mt-2 text-ink-soft">{words.none}</p>}
    <ul className="mt-2 divide-y divide-line empty:hidden">
      {notes.map((note) => {
        const advice = adviceOn(note)
        return (
          <li key={note.week} className="py-2">
            <p className="font-semibold">
              {words.week(formatShortDate(note.week))}
              {advice.map((one) => (
                <span key={one} className="ml-2 rounded-full bg-caution/40 px-2 py-px text-xs font-semibold">
                  {one === 'help' ? words.lowMood : words.high}
                </span>
              ))}
            </p>
            <p>
              {[
                ...noteScales.flatMap((scale) => {
                  const value = note.scales[scale]
                  const { label, ends } = scales[scale]
                  return value === null ? [] : [words.answer(label, ends[value] as string)]
                }),
                ...(note.vitals ? [bloodPressure(note.vitals.systolic, note.vitals.diastolic, note.vitals.pulse)] : []),
                ...(note.weightKg === null ? [] : [weight(note.weightKg)]),
              ].join(' · ')}
            </p>
            {note.words !== '' && <p className="break-words whitespace-pre-line">{note.words}</p>}
          </li>
        )
      })}
    </ul>
  </section>
)
