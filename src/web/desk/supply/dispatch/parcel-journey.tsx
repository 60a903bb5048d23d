import { parcelWords as words } from '#content/supply/dispatch.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { dateAndTimeOf, dateOf } from '../../cases/list/written-date.ts'
import type { Parcel } from './shown-parcel.ts'

export function ParcelJourney({ of: { parcel }, isOnItsWay }: { of: Parcel; isOnItsWay: boolean }) {
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
