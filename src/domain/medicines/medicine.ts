import type { MedicineForm, Storage } from '#content/medicines/forms.ts'
import type { Figure } from '../clinical/figure.ts'
import type { Contraindication } from './contraindications.ts'
import type { Schedule } from './schedules.ts'

/** A dose that a medicine is offered in, from the lowest to the highest: together they are its ladder. */
export interface MedicineDose {
  readonly weeks: string
  /** In milligrams; `dose` is how it is written. */
  readonly mg: number
  readonly dose: string
  /** Of one pack. */
  readonly pricePence: number
  /** The code of the pack in the NHS dictionary of medicines and devices. Null: nobody has entered it yet. */
  readonly dmdCode: string | null
}

/** Everything that differs from one medicine to another, but for its words: those are in `content/medicines`. */
export interface Medicine {
  /** As orders, treatments and addresses store it. */
  readonly key: string
  readonly name: string
  readonly substance: string
  readonly form: MedicineForm
  /** Its place among the medicines that are shown. The first is chosen until somebody chooses. */
  readonly place: number

  readonly priceOldPence: number
  readonly priceNewPence: number
  /** The address of its drawing: how the order summary knows it. */
  readonly image: string
  /** The specification's figure for the cards, "up to". */
  readonly expectedWeightLossPercentage: number
  /** How many hormones of the gut it acts like. */
  readonly actsLikeHormones: 1 | 2

  readonly doses: readonly MedicineDose[]
  /** In one pack. */
  readonly dosesPerPack: number
  /** How many needles are in one pack. Null: it is not injected. */
  readonly needlesInPack: Figure | null
  readonly schedule: Schedule
  /** For how many days a missed dose is still taken. */
  readonly missedDays: Figure
  /** How many days have to lie between two doses. Null: its leaflet names none but the days within which one is taken. */
  readonly daysApart: number | null

  /** For how many days a pack is used after the first dose from it. Null: once opened it lasts until it expires. */
  readonly inUseDays: Figure | null
  /** How warm, and for how many hours, an unopened pack may have been out of its storage. */
  readonly excursion: { readonly maxC: Figure; readonly hours: Figure }
  readonly storedAt: Storage

  /** How many months before trying for a baby it is stopped. */
  readonly stopMonths: Figure
  /** Whether it makes an oral contraceptive less reliable. */
  readonly weakensPill: boolean
  /** Those that do not hold for every medicine. */
  readonly contraindications: readonly Contraindication[]
  /** From when the months count after which too little weight was lost. */
  readonly responseCountsFrom: 'first supply' | 'highest dose'

  /** What else it goes by, in small letters, where that names no other medicine. */
  readonly alsoCalled: readonly string[]
  /** In milligrams: real doses that we do not offer. */
  readonly alsoMadeInMg: readonly number[]
  /** The leaflet that its figures follow, and the date of the revision that was read. Null: it was not written down. */
  readonly leaflet: { readonly title: string; readonly revisedOn: string | null }
}

export const dose = (weeks: string, mg: number, written: string, pounds: number): MedicineDose => ({
  weeks,
  mg,
  dose: written,
  pricePence: pounds * 100,
  dmdCode: null,
})
