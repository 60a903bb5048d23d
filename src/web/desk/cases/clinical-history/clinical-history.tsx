import { useState } from 'react'
import { historyKindWords, historySourceWords, clinicalHistoryWords as words } from '#content/cases/clinical-history.ts'
import type { ShownHistoryEntry } from '#contract/cases/clinical-history.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useMay } from '../../shell/me.ts'
import { dateAndTimeOf } from '../list/written-date.ts'
import { AddEntry } from './add-entry.tsx'
import { CorrectEntry } from './correct-entry.tsx'

interface Props {
  /** Null: the order is nobody's yet. */
  readonly accountId: string | null
  readonly entries: readonly ShownHistoryEntry[]
  readonly onChanged: () => Promise<void>
}

/** What every assessment of a person reads, the newest first, each with its correction. */
export function ClinicalHistory({ accountId, entries, onChanged }: Props) {
  const [correcting, setCorrecting] = useState<string | null>(null)
  const mayAdd = [useMay('decide-cases'), useMay('check-approvals')].includes(true)
  return (
    <div className="space-y-3">
      <p className="text-xs text-ink-soft">{entries.length === 0 ? words.none : words.lead}</p>
      {entries.length > 0 && (
        <ol className="space-y-3 border-l-2 border-line pl-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
              {entry.mayCorrect && correcting !== entry.id && (
                <DeskButton onPress={() => setCorrecting(entry.id)}>
                  {words.correct}
                  <span className="sr-only">
                    : {[historyKindWords[entry.kind], dateAndTimeOf(entry.at)].join(', ')}
                  </span>
                </DeskButton>
              )}
              {correcting === entry.id && (
                <CorrectEntry entry={entry} onClose={() => setCorrecting(null)} onDone={onChanged} />
              )}
            </li>
          ))}
        </ol>
      )}
      {accountId !== null && mayAdd && <AddEntry accountId={accountId} onChanged={onChanged} />}
    </div>
  )
}

function Entry({ entry }: { readonly entry: ShownHistoryEntry }) {
  const { kind, source, words: said, at, by, reference, correction } = entry
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
