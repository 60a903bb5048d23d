import { useState } from 'react'
import { deskRestrictionWords as words } from '#content/privacy/restriction.ts'
import type { DeskRestriction } from '#contract/privacy/restriction.ts'
import { restrictionEndDays, restrictionGrounds } from '#domain/privacy/restriction.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { RestrictionFacts } from './restriction-facts.tsx'

interface Props {
  readonly accountId: string
  readonly restriction: DeskRestriction | null
  readonly onChanged: () => Promise<void>
}

/** On the record: whether the use of the person's data is restricted, and what a lead can do about it. */
export function RestrictionPanel({ accountId, restriction, onChanged }: Props) {
  const mayAct = useMay('restrict-data')
  const isOpen = restriction?.state === 'asked' || restriction?.state === 'in force'
  if (!restriction && !mayAct) return null
  return (
    <section aria-label={words.heading} className={isOpen ? 'mb-5 rounded-option bg-caution/25 px-4 py-3' : 'mb-5'}>
      {isOpen && restriction ? (
        <p className="font-semibold">{restriction.state === 'asked' ? words.banner.asked : words.banner.inForce}</p>
      ) : (
        <p className="text-ink-soft text-sm">{words.none}</p>
      )}
      {restriction?.state === 'in force' && <p className="mb-1.5">{words.banner.means}</p>}
      {restriction && <RestrictionFacts restriction={restriction} />}
      {mayAct && (
        <div className="mt-3">
          {restriction?.state === 'asked' && <Answer restriction={restriction} onChanged={onChanged} />}
          {restriction?.state === 'in force' && <End restriction={restriction} onChanged={onChanged} />}
          {!isOpen && <RecordRequest accountId={accountId} onChanged={onChanged} />}
        </div>
      )}
    </section>
  )
}

interface ActProps {
  readonly restriction: DeskRestriction
  readonly onChanged: () => Promise<void>
}

function Answer({ restriction: { id }, onChanged }: ActProps) {
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const why = reason.trim() === '' ? words.needsReason : null
  const answer = (isGranted: boolean) => save(() => deskCall('desk_answer_restriction', { id, isGranted, reason }))
  return (
    <div className="max-w-xl space-y-2">
      <DeskArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        value={reason}
        onChange={setReason}
        problem={problem}
        maxLength={2_000}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton
          tone="primary"
          why={why}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.saving}
          onPress={() => void answer(true)}
        >
          {words.grant}
        </DeskButton>
        <DeskButton why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void answer(false)}>
          {words.decline}
        </DeskButton>
      </div>
    </div>
  )
}

function End({ restriction: { id, endsAt }, onChanged }: ActProps) {
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const isEnding = endsAt === null
  const act = async () => {
    if (await save(() => deskCall('desk_end_restriction', { id, isEnding, reason }))) setReason('')
  }
  return (
    <div className="max-w-xl space-y-2">
      {isEnding && <p className="text-xs text-ink-soft">{words.endWhat(restrictionEndDays)}</p>}
      <DeskArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        value={reason}
        onChange={setReason}
        problem={problem}
        maxLength={2_000}
      />
      <DeskButton
        why={reason.trim() === '' ? words.needsReason : null}
        isBusy={isBusy}
        busyLabel={words.saving}
        onPress={() => void act()}
      >
        {isEnding ? words.end : words.keep}
      </DeskButton>
    </div>
  )
}

interface RecordRequestProps {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

function RecordRequest({ accountId, onChanged }: RecordRequestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState('')
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const ground = restrictionGrounds.find((one) => one === chosen)
  const record = async () => {
    if (ground) await save(() => deskCall('desk_restrict', { accountId, ground, words: own }))
  }
  if (!isOpen)
    return (
      <div className="max-w-52">
        <DeskButton onPress={() => setIsOpen(true)}>{words.record}</DeskButton>
      </div>
    )
  return (
    <div className="max-w-xl space-y-3">
      <p className="text-xs text-ink-soft">{words.recordWhat}</p>
      <DeskChoices legend={words.ground} choices={words.grounds} chosen={chosen} onChoose={setChosen} />
      <DeskArea label={words.theirWords} rows={2} value={own} onChange={setOwn} problem={problem} maxLength={2_000} />
      <DeskButton
        tone="primary"
        why={ground ? null : words.needsChoice}
        isBusy={isBusy}
        busyLabel={words.saving}
        onPress={() => void record()}
      >
        {words.record}
      </DeskButton>
    </div>
  )
}
