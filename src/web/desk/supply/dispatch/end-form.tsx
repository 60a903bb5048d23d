import { useState } from 'react'
import { stateWords } from '#content/cases/cases.ts'
import { parcelWords as words } from '#content/supply/dispatch.ts'
import { dateAndTimeOf, dateOf } from '../../cases/list/format-date.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { CorrectParcel } from './correct-parcel.tsx'
import type { Parcel } from './parcel-view.ts'
import { Replace } from './replace.tsx'
import { SettleExcursion } from './settle-excursion.tsx'

const ends = ['delivered', 'returned', 'lost'] as const

type End = (typeof ends)[number]

const isReplaceable = ({ state, isRecalled }: Parcel) =>
  state === 'lost' || state === 'returned' || (state === 'delivered' && isRecalled)

/** A parcel on its way, and how that ended. It is asked once more; a mistake is corrected with a reason. */
export function EndForm({ parcel, onEnded }: { parcel: Parcel; onEnded: () => Promise<void> }) {
  const [end, setEnd] = useState<End | null>(null)
  const [isReplaced, setIsReplaced] = useState(false)
  const { save, isBusy, problem } = useSave(onEnded, words.failed)
  const isOnItsWay = parcel.state === 'dispatched'
  const confirm = () => {
    if (end !== null) void save(() => deskCall('desk_parcel_ended', { id: parcel.id, as: end }))
  }
  useKeys(
    end !== null
      ? [
          { key: 'Ctrl+Enter', does: words.sure[end], run: confirm },
          { key: 'Escape', does: words.back, run: () => setEnd(null) },
        ]
      : [],
  )

  return (
    <>
      <h2 className="text-[1.25rem]">{stateWords[parcel.state as keyof typeof stateWords]}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <ParcelJourney of={parcel} isOnItsWay={isOnItsWay} />
      {parcel.isRecalled && <p className="font-semibold text-brick">{words.recalled}</p>}
      {parcel.state === 'quarantined' ? (
        <SettleExcursion parcel={parcel} onSettled={onEnded} />
      ) : isReplaceable(parcel) ? (
        <Replace id={parcel.id} isReplaced={isReplaced} onReplaced={() => setIsReplaced(true)} onRefused={onEnded} />
      ) : !isOnItsWay ? (
        <p className="text-ink-soft">{words.over}</p>
      ) : end === null ? (
        ends.map((one) => (
          <DeskButton
            key={one}
            tone={one === 'delivered' ? 'primary' : one === 'lost' ? 'danger' : 'plain'}
            onPress={() => setEnd(one)}
          >
            {words[one]}
          </DeskButton>
        ))
      ) : (
        <>
          <DeskButton tone="primary" shortcut="Ctrl+Enter" isBusy={isBusy} busyLabel={words.sending} onPress={confirm}>
            {words.sure[end]}
          </DeskButton>
          <DeskButton shortcut="Escape" onPress={() => setEnd(null)}>
            {words.back}
          </DeskButton>
        </>
      )}
      {end === null && !isReplaced && parcel.parcel && <CorrectParcel parcel={parcel} onCorrected={onEnded} />}
    </>
  )
}

function ParcelJourney({ of: { parcel }, isOnItsWay }: { of: Parcel; isOnItsWay: boolean }) {
  const now = useNow(60_000)
  if (!parcel) return null
  const isTooWarm = isOnItsWay && Date.parse(parcel.validUntil) < now
  return (
    <div className="leading-snug">
      <p className="font-semibold">{words.by(parcel.carrier, parcel.tracking)}</p>
      <p className="text-ink-soft">
        {words.sentAt(dateAndTimeOf(parcel.dispatchedAt))} · {words.expectedOn(dateOf(parcel.expectedAt))}
      </p>
      <p className={isTooWarm ? 'font-semibold text-brick' : 'text-ink-soft'}>
        {words.coldUntil(dateAndTimeOf(parcel.validUntil))}
      </p>
      {isOnItsWay && parcel.notComeAt && (
        <p className="mt-1 font-semibold text-brick">{words.notCome(dateAndTimeOf(parcel.notComeAt))}</p>
      )}
      {isTooWarm && <p className="mt-1 font-semibold text-brick">{words.tooWarm}</p>}
    </div>
  )
}
