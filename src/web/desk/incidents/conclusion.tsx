import { useState } from 'react'
import { incidentWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { conclusionProblem } from '#domain/incidents/closing.ts'
import type { CandourAnswer } from '#domain/incidents/incident.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

const words = incidentWords.conclusion

interface Typed {
  readonly whatHappened: string
  readonly causes: string
  readonly learning: string
  readonly candour: CandourAnswer | ''
  readonly candourReason: string
  readonly summary: string
}

const empty: Typed = { whatHappened: '', causes: '', learning: '', candour: '', candourReason: '', summary: '' }

function readDraft(kept: string | undefined): Partial<Typed> {
  try {
    return kept ? JSON.parse(kept) : {}
  } catch {
    return {}
  }
}

export function ConclusionForm({ found, onSaved }: { found: IncidentView; onSaved: () => Promise<void> }) {
  const { id, conclusion, isAboutPerson, drafts } = found
  const draft = useDraft(`incident/${id}/conclusion`, drafts.conclusion)
  const [changed, setChanged] = useState<Partial<Typed>>(() => readDraft(drafts.conclusion))
  const typed: Typed = { ...empty, ...conclusion, ...changed }
  const { save, isBusy, problem } = useSave(onSaved, incidentWords.failed)
  const { candour } = typed
  const because = candour === '' ? null : conclusionProblem({ ...typed, candour }, isAboutPerson)
  const why = candour === '' ? words.chooseCandour : because && problems.conclusion[because]

  function change(more: Partial<Typed>) {
    const next = { ...changed, ...more }
    setChanged(next)
    draft.write(JSON.stringify(next))
  }
  async function keep() {
    if (why !== null || candour === '') return
    if (!(await save(() => deskCall('desk_conclude_incident', { id, ...typed, candour })))) return
    setChanged({})
    draft.reset()
  }
  const area = (name: 'whatHappened' | 'causes' | 'learning') => (
    <DeskArea
      label={words[name]}
      value={typed[name]}
      onChange={(value) => change({ [name]: value })}
      onConfirm={() => void keep()}
      maxLength={8_000}
    />
  )
  return (
    <section className="max-w-[44rem] space-y-3">
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      {area('whatHappened')}
      {area('causes')}
      {area('learning')}
      <DeskChoices
        legend={words.candour}
        choices={words.candours}
        chosen={candour}
        onChoose={(value) => change({ candour: value as CandourAnswer })}
      />
      {candour !== '' && (
        <DeskArea
          label={candour === 'done' ? words.candourDone : words.candourNotNeeded}
          rows={2}
          value={typed.candourReason}
          onChange={(candourReason) => change({ candourReason })}
          maxLength={8_000}
        />
      )}
      {isAboutPerson && (
        <DeskArea
          label={words.summary}
          hint={words.summaryHint}
          value={typed.summary}
          onChange={(summary) => change({ summary })}
          maxLength={8_000}
        />
      )}
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      {(conclusion === null || Object.keys(changed).length > 0) && (
        <div className="sm:max-w-[16rem]">
          <DeskButton why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void keep()}>
            {words.save}
          </DeskButton>
        </div>
      )}
    </section>
  )
}

export function ConclusionShown({ found: { conclusion, state, words: told } }: { found: IncidentView }) {
  if (state === 'reported' || told === null) return null
  if (conclusion === null) return null
  const { whatHappened, causes, learning, candour, candourReason, summary } = conclusion
  const rows: readonly (readonly [string, string])[] = [
    [words.whatHappened, whatHappened],
    [words.causes, causes],
    [words.learning, learning],
    [`${words.candour}: ${words.candours[candour]}`, candourReason],
    [words.summary, summary],
  ]
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
      <dl className="max-w-[44rem] space-y-3">
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt className="text-xs font-semibold">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
