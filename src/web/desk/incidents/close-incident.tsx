import { useState } from 'react'
import { blockerWords, incidentWords } from '#content/incidents/incidents.ts'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

const words = incidentWords.close

interface Props {
  readonly found: IncidentView
  readonly onDone: () => Promise<void>
}

/** What still keeps it open; once nothing does, closing it. A closed one can be reopened. */
export function CloseIncident({ found, onDone }: Props) {
  const { id, state, closed, blockers, may } = found
  const [why, setWhy] = useState('')
  const { save, isBusy, problem } = useSave(onDone, incidentWords.failed)
  if (closed)
    return (
      <section className="space-y-3 border-t border-line pt-4">
        <p className="font-semibold">{words.by(closed.by, dateAndTimeOf(closed.at))}</p>
        {may.work && (
          <>
            <DeskArea label={words.why} rows={2} value={why} onChange={setWhy} problem={problem} maxLength={8_000} />
            <DeskButton
              why={why.trim() === '' ? words.needsWhy : null}
              isBusy={isBusy}
              busyLabel={words.reopening}
              onPress={() => why.trim() !== '' && void save(() => deskCall('desk_reopen_incident', { id, why }))}
            >
              {words.reopen}
            </DeskButton>
          </>
        )}
      </section>
    )
  if (!may.work || state === 'reported') return null
  return (
    <section className="space-y-3 border-t border-line pt-4">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      {blockers.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {blockers.map((blocker) => (
            <li key={blocker}>{blockerWords[blocker]}</li>
          ))}
        </ul>
      )}
      <DeskButton
        tone="danger"
        why={blockers.length > 0 ? words.notYet : null}
        isBusy={isBusy}
        busyLabel={words.closing}
        onPress={() => blockers.length === 0 && void save(() => deskCall('desk_close_incident', { id }))}
      >
        {words.button}
      </DeskButton>
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
    </section>
  )
}
