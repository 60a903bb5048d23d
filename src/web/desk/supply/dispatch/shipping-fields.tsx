import { parcelWords as words } from '#content/supply/dispatch.ts'
import { DeskLine } from '../../components/desk-line.tsx'
import type { Shipping } from './shipment.ts'

interface Props {
  readonly shipping: Shipping
  readonly onChange: (shipping: Shipping) => void
}

/** Carrier and cold pack: the same for one parcel after the other. */
export function ShippingFields({ shipping, onChange }: Props) {
  const fill = (field: keyof Shipping) => (value: string) => onChange({ ...shipping, [field]: value })
  return (
    <>
      <DeskLine label={words.carrier} value={shipping.carrier} onChange={fill('carrier')} maxLength={60} />
      <DeskLine
        label={words.coldPack}
        hint={words.coldPackHint}
        value={shipping.coldPack}
        onChange={fill('coldPack')}
        maxLength={60}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-end gap-3">
        <DeskLine
          label={words.hours}
          inputMode="numeric"
          value={shipping.hours}
          onChange={fill('hours')}
          maxLength={3}
        />
        <DeskLine label={words.expected} type="date" value={shipping.expectedOn} onChange={fill('expectedOn')} />
      </div>
    </>
  )
}
