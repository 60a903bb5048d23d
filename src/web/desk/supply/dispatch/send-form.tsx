import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { boxWords, parcelWords as words } from '#content/supply/dispatch.ts'
import { scaleWords } from '#content/supply/scale.ts'
import { type BoxItem, notPacked } from '#domain/supply/box-list.ts'
import { scaleSerial } from '#domain/supply/programme-scale.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { beginsNumber, useScanner } from '../../components/use-scanner.ts'
import { deskCall } from '../../desk-call.ts'
import { showThenFocus, useKeys } from '../../shell/keys.ts'
import { useMe } from '../../shell/me.ts'
import type { Parcel } from './parcel-view.ts'
import { rememberedShipping, rememberShipping, type Shipping, whyNotSend } from './shipment.ts'
import { ShippingFields } from './shipping-fields.tsx'

interface Props {
  readonly parcel: Parcel
  /** Carrier and cold pack that stand above a list of parcels. Left out: they are asked for here. */
  readonly shared?: Shipping
  readonly onSent: (tracking: string) => Promise<void>
}

/** The box list, the tracking number, and what a parcel leaves with. */
export function SendForm({ parcel, shared, onSent }: Props) {
  const { id, waitsFor, addressChange, box } = parcel
  const staffId = useMe()?.id ?? ''
  const [own, setOwn] = useState(() => rememberedShipping(staffId))
  const [tracking, setTracking] = useState('')
  const [packed, setPacked] = useState<readonly BoxItem[]>([])
  const [serial, setSerial] = useState('')
  const [doesScaleFollow, setDoesScaleFollow] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const serialId = useId()
  // On the page of one parcel, what goes into the box and where it goes stays in sight on a phone.
  const preventScroll = shared === undefined
  useLayoutEffect(() => field.current?.focus({ preventScroll }), [preventScroll])
  const shipping = shared ?? own
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (isSaved) rememberShipping(staffId, shipping)
    await onSent(isSaved ? tracking.trim() : '')
  }, words.failed)
  const hasScale = box.some(({ item }) => item === 'scale')
  const [missing] = notPacked(box, packed, doesScaleFollow)
  const why =
    waitsFor[0] ??
    whyNotSend({ ...shipping, tracking }, Date.now()) ??
    (missing ? boxWords.missing(boxWords.items[missing]) : null) ??
    (packed.includes('scale') ? whyNotSerial(serial) : null)

  function tick(item: BoxItem) {
    setPacked(packed.includes(item) ? packed.filter((one) => one !== item) : [...packed, item])
    if (item === 'scale') setDoesScaleFollow(false)
  }
  function send() {
    if (why !== null) return
    const { carrier, coldPack, hours, expectedOn } = shipping
    void save(() =>
      deskCall('desk_dispatch', {
        id,
        carrier: carrier.trim(),
        tracking: tracking.trim(),
        coldPack: coldPack.trim(),
        expectedOn,
        coldHours: Number(hours),
        packed: [...packed],
        ...(packed.includes('scale') && { scaleSerial: serial.trim() }),
        ...(doesScaleFollow && { doesScaleFollow }),
        ...(addressChange && { addressChange: addressChange.id }),
      }),
    )
  }
  /** A scanner ends with Enter: what comes next are keys of the desk. */
  const scanned = (event: FormEvent) => {
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  function tickNext() {
    if (missing === 'scale') showThenFocus(() => tick(missing), serialId)
    else if (missing) tick(missing)
  }
  // What is scanned beside the fields would be taken for keys that lead to other pages.
  useScanner((number) => (packed.includes('scale') && tracking !== '' ? setSerial(number) : setTracking(number)), {
    begins: beginsNumber,
    shortest: 4,
    leavesFields: true,
  })
  useKeys([
    { key: 'x', does: boxWords.tickNext, run: tickNext },
    { key: 'p', does: words.sent, run: send },
    { key: 'Ctrl+Enter', does: words.sent, run: send },
  ])

  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      {waitsFor.length > 0 && (
        // Above everything: nothing is packed that cannot leave.
        <ul role="status" className="space-y-1 rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {waitsFor.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!shared && <ShippingFields shipping={own} onChange={setOwn} />}
      <form onSubmit={scanned}>
        <DeskLine
          ref={field}
          label={words.tracking}
          hint={words.trackingHint}
          value={tracking}
          onChange={setTracking}
          maxLength={80}
        />
      </form>
      <fieldset>
        <legend className="mb-1 text-xs font-semibold">{boxWords.title}</legend>
        {box.map(({ item, count }) => (
          <label key={item} className="flex min-h-8 cursor-pointer items-center gap-2.5 leading-snug">
            <input
              type="checkbox"
              checked={packed.includes(item)}
              onChange={() => tick(item)}
              className="size-4.5 shrink-0 accent-green"
            />
            {boxWords.line(boxWords.items[item], count)}
          </label>
        ))}
        <p className="mt-0.5 text-xs text-ink-soft">{boxWords.keyHint}</p>
        {hasScale && (
          <label className="mt-1 flex min-h-8 cursor-pointer items-center gap-2.5 leading-snug">
            <input
              type="checkbox"
              checked={doesScaleFollow}
              onChange={() => {
                setDoesScaleFollow(!doesScaleFollow)
                setPacked(packed.filter((item) => item !== 'scale'))
              }}
              className="size-4.5 shrink-0 accent-green"
            />
            {scaleWords.follows}
          </label>
        )}
      </fieldset>
      {packed.includes('scale') && (
        <form onSubmit={scanned}>
          <DeskLine
            id={serialId}
            label={scaleWords.serial}
            hint={scaleWords.serialHint}
            value={serial}
            onChange={setSerial}
            maxLength={40}
          />
        </form>
      )}
      <DeskButton tone="primary" shortcut="p" why={why} isBusy={isBusy} busyLabel={words.sending} onPress={send}>
        {words.sent}
      </DeskButton>
    </>
  )
}

function whyNotSerial(typed: string): string | null {
  if (typed.trim() === '') return scaleWords.noSerial
  return scaleSerial(typed) === null ? scaleWords.badSerial : null
}
