import { useState } from 'react'
import { parcelWords, correctionWords as words } from '#content/supply/dispatch.ts'
import type { CallBody } from '#contract/calls.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import type { Parcel } from './parcel-view.ts'

interface Props {
  readonly parcel: Parcel
  readonly onCorrected: () => Promise<void>
}

type Mistake = CallBody<'desk_correct_parcel'>['what']

/** What was marked by mistake, and a carrier or tracking number that was wrong. */
export function CorrectParcel({ parcel, onCorrected }: Props) {
  const { state } = parcel
  const ended = state === 'delivered' || state === 'returned' || state === 'lost' ? words.notEnded[state] : null
  if (state !== 'dispatched' && ended === null) return null
  return (
    <div className="space-y-3 border-t border-line pt-4">
      {state === 'dispatched' && <CorrectTracking parcel={parcel} onCorrected={onCorrected} />}
      <CorrectMark
        id={parcel.id}
        what={ended === null ? 'not sent' : 'not ended'}
        says={ended ?? words.notSent}
        onCorrected={onCorrected}
      />
    </div>
  )
}

interface MarkProps {
  readonly id: string
  readonly what: Mistake
  readonly says: string
  readonly onCorrected: () => Promise<void>
}

function CorrectMark({ id, what, says, onCorrected }: MarkProps) {
  const [reason, setReason] = useState('')
  const { save, isBusy, problem } = useSave(onCorrected, parcelWords.failed)
  const why = reason.trim() === '' ? words.noReason : null
  const correct = () => {
    if (why === null) void save(() => deskCall('desk_correct_parcel', { id, what, reason: reason.trim() }))
  }
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold underline underline-offset-4">{says}</summary>
      <div className="mt-3 space-y-3">
        <Problem says={problem} />
        <DeskArea
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          value={reason}
          onChange={setReason}
          maxLength={2_000}
        />
        <DeskButton why={why} isBusy={isBusy} busyLabel={parcelWords.sending} onPress={correct}>
          {words.correct}
        </DeskButton>
      </div>
    </details>
  )
}

function CorrectTracking({ parcel: { id, parcel }, onCorrected }: Props) {
  const [typed, setTyped] = useState({ carrier: parcel?.carrier ?? '', tracking: parcel?.tracking ?? '' })
  const { save, isBusy, problem } = useSave(onCorrected, parcelWords.failed)
  const carrier = typed.carrier.trim()
  const tracking = typed.tracking.trim()
  const lacks = carrier === '' ? parcelWords.carrier : tracking === '' ? parcelWords.tracking : null
  const correct = () => {
    if (lacks === null) void save(() => deskCall('desk_correct_tracking', { id, carrier, tracking }))
  }
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold underline underline-offset-4">{words.tracking}</summary>
      <div className="mt-3 space-y-3">
        <Problem says={problem} />
        <DeskLine
          label={parcelWords.carrier}
          value={typed.carrier}
          onChange={(value) => setTyped({ ...typed, carrier: value })}
          maxLength={60}
        />
        <DeskLine
          label={parcelWords.tracking}
          value={typed.tracking}
          onChange={(value) => setTyped({ ...typed, tracking: value })}
          maxLength={80}
        />
        <DeskButton
          why={lacks && parcelWords.lacks(lacks.toLowerCase())}
          isBusy={isBusy}
          busyLabel={parcelWords.sending}
          onPress={correct}
        >
          {words.trackingSave}
        </DeskButton>
      </div>
    </details>
  )
}

const Problem = ({ says }: { says: string | null }) =>
  says && (
    <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
      {says}
    </p>
  )
