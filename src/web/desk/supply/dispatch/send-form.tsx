import { useState } from 'react'
import { parcelWords as words } from '#content/supply/dispatch.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { type Shipment, whyNotSend } from './shipment.ts'

const nothing: Shipment = { carrier: '', tracking: '', coldPack: '', hours: '', expectedOn: '' }

interface Props {
  readonly id: string
  /** What the patient has to confirm first, in words. */
  readonly waitsFor: readonly string[]
  /** The change of address that is shown beside it. */
  readonly addressChange: string | null
  readonly onSent: () => Promise<void>
}

export function SendForm({ id, waitsFor, addressChange, onSent }: Props) {
  const [shipment, setShipment] = useState(nothing)
  const { save, isBusy, problem } = useSave(onSent, words.failed)
  const why = waitsFor[0] ?? whyNotSend(shipment, Date.now())
  const fill = (field: keyof Shipment) => (value: string) => setShipment({ ...shipment, [field]: value })

  function send() {
    if (why !== null) return
    const { carrier, tracking, coldPack, hours, expectedOn } = shipment
    void save(() =>
      deskCall('desk_dispatch', {
        id,
        carrier: carrier.trim(),
        tracking: tracking.trim(),
        coldPack: coldPack.trim(),
        expectedOn,
        coldHours: Number(hours),
        ...(addressChange && { addressChange }),
      }),
    )
  }
  useKeys([
    { key: 'p', does: words.sent, run: send },
    { key: 'Ctrl+Enter', does: words.sent, run: send },
  ])

  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskLine label={words.carrier} value={shipment.carrier} onChange={fill('carrier')} maxLength={60} />
      <DeskLine label={words.tracking} value={shipment.tracking} onChange={fill('tracking')} maxLength={80} />
      <DeskLine
        label={words.coldPack}
        hint={words.coldPackHint}
        value={shipment.coldPack}
        onChange={fill('coldPack')}
        maxLength={60}
      />
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-end gap-3">
        <DeskLine
          label={words.hours}
          inputMode="numeric"
          value={shipment.hours}
          onChange={fill('hours')}
          maxLength={3}
        />
        <DeskLine label={words.expected} type="date" value={shipment.expectedOn} onChange={fill('expectedOn')} />
      </div>
      <DeskButton tone="primary" shortcut="p" why={why} isBusy={isBusy} busyLabel={words.sending} onPress={send}>
        {words.sent}
      </DeskButton>
    </>
  )
}
