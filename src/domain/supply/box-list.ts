import { figure, ours } from '../clinical/figure.ts'
import { medicineNamed } from '../medicines/medicines.ts'

/** What goes into a parcel beside the pen, in the order in which it is packed. */
export const boxItems = ['label', 'leaflet', 'needles', 'sharps bin', 'scale'] as const

export type BoxItem = (typeof boxItems)[number]

export interface BoxLine {
  readonly item: BoxItem
  readonly count: number
}

/** A sharps bin goes into the first parcel and then into every so many. One of a litre takes six pens and their needles. */
export const sharpsBinEvery = figure(6, ours)

interface Packed {
  /** By its name. */
  readonly medicine: string
  /** How many parcels this patient has had from us. */
  readonly earlierParcels: number
  /** By `isScaleDue`. */
  readonly isScaleDue: boolean
}

/** What goes into the box. Needles for doses whose needle is not in the pack. */
export function boxList({ medicine, earlierParcels, isScaleDue }: Packed): BoxLine[] {
  const known = medicineNamed(medicine)
  const inPack = known?.needlesInPack ?? null
  const needles = known && inPack !== null ? known.dosesPerPack - inPack.value : 0
  const isBinDue = inPack !== null && earlierParcels % sharpsBinEvery.value === 0
  return [
    { item: 'label', count: 1 },
    { item: 'leaflet', count: 1 },
    ...(needles > 0 ? [{ item: 'needles', count: needles } as const] : []),
    ...(isBinDue ? [{ item: 'sharps bin', count: 1 } as const] : []),
    ...(isScaleDue ? [{ item: 'scale', count: 1 } as const] : []),
  ]
}

/** What is on the list and was not packed. A scale that we are out of follows: no medicine waits for it. */
export const notPacked = (list: readonly BoxLine[], packed: readonly BoxItem[], doesScaleFollow = false): BoxItem[] =>
  list.flatMap(({ item }) => (packed.includes(item) || (item === 'scale' && doesScaleFollow) ? [] : [item]))
