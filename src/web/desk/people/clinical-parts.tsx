import { recordWords as words } from '#content/desk/people.ts'
import type { PersonRecord } from '#contract/desk/people.ts'
import { Evidence } from '../case/evidence.tsx'
import { dateAndTimeOf } from '../cases/written-date.ts'

export const ClinicalParts = ({ clinical }: { clinical: NonNullable<PersonRecord['clinical']> }) => (
  <>
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.evidence}</h2>
      <Evidence found={clinical} />
    </section>
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.notes}</h2>
      {clinical.notes.length === 0 ? (
        <p className="text-ink-soft">{words.noNotes}</p>
      ) : (
        <ul className="divide-y divide-line">
          {clinical.notes.map(({ id, by, at, body }) => (
            <li key={id} className="py-2">
              <p className="text-xs text-ink-soft">{[by, dateAndTimeOf(at)].join(' · ')}</p>
              <p className="break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
)
