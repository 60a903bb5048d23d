import { useRef, useState } from 'react'
import { penWords, checkWords as words } from '#content/supply/pharmacy.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { formatShortDate } from '../../cases/list/format-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { Prescription } from './prescription-page.tsx'
import type { useSendCheck } from './use-send-check.ts'

export interface CheckProps {
  readonly prescription: Prescription
  /** Why nothing can be decided at all by whoever looks. */
  readonly hinders: string | null
  readonly sending: ReturnType<typeof useSendCheck>
  /** Somebody begins to write something down: it is theirs from then on. */
  readonly onBegin: () => void
}

export function ReleaseForm({
  prescription,
  hinders,
  sending,
  onBegin,
  onReturn,
}: CheckProps & { onReturn: () => void }) {
  const { id, medicine, dose, earliestExpiry } = prescription
  const [pen, setPen] = useState<Pen>({ brand: medicine, strength: dose, batch: '', expires: '' })
  const [hasSeen, setHasSeen] = useState(false)
  const batch = useRef<HTMLInputElement>(null)
  const fill = (field: keyof Pen) => (value: string) => {
    setPen({ ...pen, [field]: value })
    onBegin()
  }
  const see = (isSeen: boolean) => {
    setHasSeen(isSeen)
    onBegin()
  }
  const why = hinders ?? whyNotRelease(prescription, pen, hasSeen)

  function release() {
    if (why === words.noBatch) batch.current?.focus()
    if (why !== null) return
    const checked = { ...pen, batch: pen.batch.trim(), brand: pen.brand.trim(), strength: pen.strength.trim() }
    void sending.send('check', (epoch) =>
      deskCall('desk_check', { id, epoch, pen: checked, hasSeenInteractions: true }),
    )
  }
  const giveBack = () => {
    if (hinders !== null) return
    onReturn()
    onBegin()
  }
  useKeys([
    { key: 'p', does: words.release, run: release },
    { key: 'Ctrl+Enter', does: words.release, run: release },
    { key: 'd', does: words.giveBack, run: giveBack },
    { key: 't', does: words.seen, run: () => see(!hasSeen) },
  ])

  return (
    <>
      <h2 className="text-[1.25rem]">{words.title}</h2>
      <div className="grid grid-cols-2 gap-3">
        <DeskLine label={words.brand} value={pen.brand} onChange={fill('brand')} maxLength={60} />
        <DeskLine label={words.strength} value={pen.strength} onChange={fill('strength')} maxLength={20} />
      </div>
      <DeskLine ref={batch} label={words.batch} value={pen.batch} onChange={fill('batch')} maxLength={40} />
      <DeskLine
        label={words.expires}
        hint={words.expiresHint(earliestExpiry && formatShortDate(earliestExpiry))}
        type="date"
        value={pen.expires}
        onChange={fill('expires')}
      />
      <label className="flex cursor-pointer items-start gap-2.5 leading-snug">
        <input
          type="checkbox"
          checked={hasSeen}
          onChange={(event) => see(event.currentTarget.checked)}
          className="mt-0.5 size-4.5 shrink-0 accent-green"
        />
        {words.seen}
      </label>
      <DeskButton
        tone="primary"
        shortcut="p"
        why={why}
        isBusy={sending.isBusy}
        busyLabel={words.sending}
        onPress={release}
      >
        {words.release}
      </DeskButton>
      <p className="text-xs text-ink-soft">{words.releaseHint}</p>
      <DeskButton tone="danger" shortcut="d" why={hinders} hidesWhy onPress={giveBack}>
        {words.giveBack}
      </DeskButton>
    </>
  )
}

interface Pen {
  readonly brand: string
  readonly strength: string
  readonly batch: string
  /** YYYY-MM-DD, or empty. */
  readonly expires: string
}

/** What keeps a pen from being released, as the server would say it; then what is not filled in. */
function whyNotRelease(
  { why, medicine, dose, earliestExpiry }: Prescription,
  { brand, strength, batch, expires }: Pen,
  hasSeenInteractions: boolean,
): string | null {
  if (why !== null) return why
  if (brand.trim() !== medicine || strength.trim() !== dose) return words.otherPen(medicine, dose)
  if (batchKey(batch) === '') return words.noBatch
  if (expires === '') return words.noExpiry
  if (earliestExpiry !== null && expires < earliestExpiry)
    return penWords.expiresTooSoon(formatShortDate(earliestExpiry))
  return hasSeenInteractions ? null : words.notSeen
}
