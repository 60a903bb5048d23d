import { useState } from 'react'
import { blockerWords, incidentWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { plainlyNotNeeded } from '#domain/incidents/closing.ts'
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
  const notNeeded = plainlyNotNeeded(found, found.reports) ?? []
  if (notNeeded.length > 0) return <CloseNearMiss found={found} count={notNeeded.length} onDone={onDone} />
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

const nearMiss = incidentWords.nearMiss

interface NearMissProps extends Props {
  /** How many reports plainly do not apply. */
  readonly count: number
}

/** One reason for all the reports that plainly do not apply, and what was learned: then it is closed. */
function CloseNearMiss({ found, count, onDone }: NearMissProps) {
  const { id, conclusion, isAboutPerson, reports, actions } = found
  const [reason, setReason] = useState('')
  const [causes, setCauses] = useState('')
  const [learning, setLearning] = useState('')
  const [summary, setSummary] = useState('')
  const { save, isBusy, problem } = useSave(onDone, incidentWords.failed)
  const isConcluded = conclusion !== null
  const why = whyNot()

  function whyNot(): string | null {
    if (reports.some(({ isProposed, isNeeded }) => isProposed && isNeeded === null)) return nearMiss.proposedFirst
    if (reports.some(({ isNeeded, sentOn }) => isNeeded === true && sentOn === null)) return nearMiss.notSent
    if (actions.some(({ ended }) => ended === null)) return nearMiss.actionOpen
    if (reason.trim() === '') return nearMiss.needsReason
    if (isConcluded) return null
    if (causes.trim() === '' || learning.trim() === '') return problems.nearMiss
    return isAboutPerson && summary.trim() === '' ? problems.conclusion['no summary'] : null
  }
  const area = (label: string, value: string, onChange: (value: string) => void, hint?: string) => (
    <DeskArea label={label} hint={hint} rows={2} value={value} onChange={onChange} maxLength={8_000} />
  )
  return (
    <section aria-label={nearMiss.heading} className="space-y-3 border-t border-line pt-4">
      <h2 className="text-[1.375rem]">{nearMiss.heading}</h2>
      <p className="text-xs text-ink-soft">{nearMiss.lead(count)}</p>
      {area(nearMiss.reason, reason, setReason)}
      {!isConcluded && (
        <>
          {area(incidentWords.conclusion.causes, causes, setCauses, nearMiss.reported)}
          {area(incidentWords.conclusion.learning, learning, setLearning)}
          {isAboutPerson &&
            area(incidentWords.conclusion.summary, summary, setSummary, incidentWords.conclusion.summaryHint)}
        </>
      )}
      <DeskButton
        tone="danger"
        why={why}
        isBusy={isBusy}
        busyLabel={nearMiss.closing}
        onPress={() =>
          why === null && void save(() => deskCall('desk_close_near_miss', { id, reason, causes, learning, summary }))
        }
      >
        {nearMiss.button}
      </DeskButton>
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
    </section>
  )
}
