import { useState } from 'react'
import { historyKindWords, historySourceWords, clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import type { CallBody } from '#contract/calls.ts'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { dateAndTimeOf } from '../list/format-date.ts'
import { CorrectEntry } from './correct-entry.tsx'
import { MarkEntry } from './mark-entry.tsx'

interface Props {
  /** Null: the order is nobody's yet. */
  readonly accountId: string | null
  readonly entries: readonly HistoryEntryView[]
  readonly onChanged: () => Promise<void>
}

/** What every assessment of a person reads, the newest first, each with its correction. */
export function ClinicalHistory({ accountId, entries, onChanged }: Props) {
  const [open, setOpen] = useState<{ readonly id: string; readonly form: 'correct' | 'mark' } | null>(null)
  const close = () => setOpen(null)
  const mayAdd = [useMay('decide-cases'), useMay('check-approvals')].includes(true)
  return (
    <div className="space-y-3">
      <p className="text-xs text-ink-soft">{entries.length === 0 ? words.none : words.lead}</p>
      {entries.length > 0 && (
        <ol className="space-y-3 border-l-2 border-line pl-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
              {open?.id !== entry.id && (
                <div className="mt-1 flex flex-wrap gap-2">
                  {entry.mayCorrect && (
                    <DeskButton onPress={() => setOpen({ id: entry.id, form: 'correct' })}>
                      {words.correct}
                      <About entry={entry} />
                    </DeskButton>
                  )}
                  {entry.mayMark && (
                    <DeskButton onPress={() => setOpen({ id: entry.id, form: 'mark' })}>
                      {entry.heldBack === null ? words.mark.open.given : words.mark.open.heldBack}
                      <span className="sr-only">
                        {entry.heldBack === null ? words.mark.fromCopies : words.mark.inCopies}
                      </span>
                      <About entry={entry} />
                    </DeskButton>
                  )}
                </div>
              )}
              {open?.id === entry.id && open.form === 'correct' && (
                <CorrectEntry entry={entry} onClose={close} onDone={onChanged} />
              )}
              {open?.id === entry.id && open.form === 'mark' && (
                <MarkEntry entry={entry} onClose={close} onChanged={onChanged} />
              )}
            </li>
          ))}
        </ol>
      )}
      {accountId !== null && mayAdd && <AddEntry accountId={accountId} onChanged={onChanged} />}
    </div>
  )
}

const About = ({ entry: { kind, at } }: { readonly entry: HistoryEntryView }) => (
  <span className="sr-only">: {[historyKindWords[kind], dateAndTimeOf(at)].join(', ')}</span>
)

function Entry({ entry }: { readonly entry: HistoryEntryView }) {
  const { kind, source, words: said, at, by, reference, heldBack, firstHeldBack, marks, correction } = entry
  const told = [
    historySourceWords[source],
    by ?? words.patient,
    dateAndTimeOf(at),
    reference && words.order(reference),
  ].filter(Boolean)
  return (
    <>
      <p className={correction ? 'text-ink-soft line-through' : 'font-semibold'}>{historyKindWords[kind]}</p>
      <p className="break-words whitespace-pre-line">{said}</p>
      <p className="text-xs text-ink-soft">{told.join(' · ')}</p>
      {heldBack && marks.length === 0 && <p className="mb-1 text-xs font-semibold">{words.heldBack[heldBack]}</p>}
      {firstHeldBack && marks.length > 0 && <p className="text-xs text-ink-soft">{words.mark.first[firstHeldBack]}</p>}
      {marks.length > 0 && (
        <ul className="mt-1 mb-2 space-y-1">
          {marks.map((mark) => (
            <li key={mark.at} className="rounded-lg bg-paper-deep px-3 py-2 text-sm">
              <p className="font-semibold">{mark.heldBack ? words.heldBack[mark.heldBack] : words.mark.included}</p>
              <p className="break-words whitespace-pre-line">{mark.reason}</p>
              <p className="text-xs text-ink-soft">{[mark.by, dateAndTimeOf(mark.at)].join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
      {correction && (
        <div className="mt-1 rounded-lg bg-paper-deep px-3 py-2 text-sm">
          <p className="font-semibold">
            {words.corrected}: {words.whys[correction.why]}
          </p>
          <p className="break-words whitespace-pre-line">{correction.reason}</p>
          <p className="text-xs text-ink-soft">
            {[
              words.evidences[correction.evidence],
              correction.evidenceNamed,
              correction.by,
              dateAndTimeOf(correction.at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      )}
    </>
  )
}

const addWords = words.add

type Kind = CallBody<'desk_add_history'>['kind']
type Leaves = keyof typeof addWords.heldBackChoices

interface AddEntryProps {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

/** For what was reported by telephone, by letter or at the pharmacy. */
function AddEntry({ accountId, onChanged }: AddEntryProps) {
  const [entry, setEntry] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind>('reaction')
  const [leaves, setLeaves] = useState<Leaves>('given')
  const [said, setSaid] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  if (entry === null) return <DeskButton onPress={() => setEntry(randomUuid())}>{addWords.open}</DeskButton>

  const why = said.trim() === '' ? addWords.noWords : null
  async function submit() {
    if (why !== null || entry === null) return
    const isDone = await save(() =>
      deskCall('desk_add_history', {
        accountId,
        entry,
        kind,
        words: said,
        heldBack: leaves === 'given' ? null : leaves,
      }),
    )
    if (!isDone) return
    setEntry(null)
    setSaid('')
    setLeaves('given')
  }
  return (
    <div className="space-y-3">
      <DeskChoices
        legend={addWords.kind}
        choices={addWords.kinds}
        chosen={kind}
        onChoose={(value) => setKind(value as Kind)}
      />
      <DeskArea
        label={addWords.words}
        value={said}
        onChange={setSaid}
        onConfirm={() => void submit()}
        problem={problem}
        maxLength={1_000}
      />
      <DeskChoices
        legend={addWords.heldBack}
        choices={addWords.heldBackChoices}
        chosen={leaves}
        onChoose={(value) => setLeaves(value as Leaves)}
      />
      <p className="text-xs text-ink-soft">{addWords.heldBackHint}</p>
      <div className="grid grid-cols-2 gap-2">
        <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={addWords.save} onPress={() => void submit()}>
          {addWords.save}
        </DeskButton>
        <DeskButton onPress={() => setEntry(null)}>{words.cancel}</DeskButton>
      </div>
    </div>
  )
}
