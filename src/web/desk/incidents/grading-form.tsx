import { useState } from 'react'
import { reportWords, incidentWords as words } from '#content/incidents/incidents.ts'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { GradingFields, gradingOf, type TypedGrading } from './grading-fields.tsx'

/** Confirming or correcting how it was graded is how the review begins. */
export function GradingForm({ found, onSaved }: { found: IncidentView; onSaved: () => Promise<void> }) {
  const { id, kind, harm, category, hazard, state } = found
  const [changed, setChanged] = useState<Partial<TypedGrading>>({})
  const typed: TypedGrading = { kind, harm, category, hazard: hazard ?? '', ...changed }
  const { save, isBusy, problem } = useSave(onSaved, words.failed)
  const grading = gradingOf(typed)
  const isNew = state === 'reported'
  const why = grading === null ? reportWords.chooseCategory : null

  async function keep() {
    if (grading !== null && (await save(() => deskCall('desk_grade_incident', { id, ...grading })))) setChanged({})
  }
  return (
    <section className="space-y-3 border-t border-line pt-4">
      <h2 className="text-[1.375rem]">{words.grading.heading}</h2>
      <GradingFields
        typed={typed}
        onChange={(more) => setChanged({ ...changed, ...more })}
        labels={words.grading}
        noHazard={words.grading.noHazard}
        isNarrow
      />
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      {(isNew || Object.keys(changed).length > 0) && (
        <DeskButton
          tone={isNew ? 'primary' : 'plain'}
          why={why}
          isBusy={isBusy}
          busyLabel={words.grading.saving}
          onPress={() => void keep()}
        >
          {isNew ? words.grading.begin : words.grading.save}
        </DeskButton>
      )}
    </section>
  )
}
