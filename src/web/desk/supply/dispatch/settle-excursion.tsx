import { useRef, useState } from 'react'
import { parcelWords, excursionWords as words } from '#content/supply/dispatch.ts'
import { penWords } from '#content/supply/pharmacy.ts'
import type { ExcursionVerdict } from '#domain/supply/arrival.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import type { Parcel } from './parcel-view.ts'
import { Replaced } from './replace.tsx'

const isWhole = (typed: string) => /^-?\d{1,3}$/.test(typed.trim())

const numberIn = (typed: string): number | null => (isWhole(typed) ? Number(typed) : null)

/** What was typed must not be taken for a figure that is not known. */
const isMistyped = (typed: string) => typed.trim() !== '' && !isWhole(typed)

/** What came late or warm: a pharmacist says whether it may be used, by what is known of how warm it was. */
export function SettleExcursion({
  parcel: { id, excursion, isRecalled },
  onSettled,
}: {
  parcel: Parcel
  onSettled: () => Promise<void>
}) {
  const isPharmacist = useMay('check-approvals')
  const [typed, setTyped] = useState({ warmestC: '', warmHours: '', reason: '' })
  const discards = useRef(false)
  const [isReplaced, setIsReplaced] = useState(false)
  // What is replaced has no prescription any more: there is no parcel to show anew.
  const { save, isBusy, problem } = useSave(
    async (isSaved) => (isSaved && discards.current ? setIsReplaced(true) : onSettled()),
    parcelWords.failed,
  )
  const fill = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value })
  const why = !isPharmacist
    ? words.onlyPharmacist
    : isMistyped(typed.warmestC) || isMistyped(typed.warmHours)
      ? words.wholeNumbers
      : typed.reason.trim() === ''
        ? words.noReason
        : null

  function settle(as: ExcursionVerdict) {
    if (why !== null) return
    const found = { warmestC: numberIn(typed.warmestC), warmHours: numberIn(typed.warmHours) }
    discards.current = as === 'discard'
    void save(() => deskCall('desk_settle_excursion', { id, as, ...found, reason: typed.reason.trim() }))
  }
  if (isReplaced) return <Replaced />
  return (
    <>
      {excursion && (
        <p className="font-semibold text-brick">
          {words.causes[excursion.cause]} {words.at(dateAndTimeOf(excursion.at))}
        </p>
      )}
      <p className="text-ink-soft">{words.lead}</p>
      {excursion && <p>{words.limit(excursion.limit)}</p>}
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <DeskLine label={words.warmestC} value={typed.warmestC} onChange={fill('warmestC')} maxLength={4} />
        <DeskLine
          label={words.warmHours}
          inputMode="numeric"
          value={typed.warmHours}
          onChange={fill('warmHours')}
          maxLength={4}
        />
      </div>
      <p className="text-xs text-ink-soft">{words.unknownHint}</p>
      <DeskArea label={words.reason} rows={3} value={typed.reason} onChange={fill('reason')} maxLength={2_000} />
      <DeskButton
        why={why ?? (isRecalled ? penWords.recalledSent : null)}
        isBusy={isBusy}
        busyLabel={parcelWords.sending}
        onPress={() => settle('use')}
      >
        {words.use}
      </DeskButton>
      <DeskButton
        tone="danger"
        why={why}
        hidesWhy
        isBusy={isBusy}
        busyLabel={parcelWords.sending}
        onPress={() => settle('discard')}
      >
        {words.discard}
      </DeskButton>
      <p className="text-xs text-ink-soft">{words.discardWhy}</p>
    </>
  )
}
