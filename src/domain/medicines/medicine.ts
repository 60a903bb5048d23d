import type { MedicineForm, Storage } from '#content/medicines/forms.ts'
import type { Figure } from '../clinical/figure.ts'
import type { Contraindication } from './contraindications.ts'
import type { DmdCodes } from './dmd.ts'
import type { Schedule } from './schedules.ts'

/** One dose of a medicine, lowest to highest: together they are its ladder. */
export interface MedicineDose {
  readonly weeks: string
  /** In milligrams; `dose` is how it is written. */
  readonly mg: number
  readonly dose: string
  /** The price of one pack. */
  readonly pricePence: number
  /** Its codes in the NHS dictionary of medicines and devices. Null: none could be substantiated. */
  readonly dmd: DmdCodes | null
}

/** Everything that differs between medicines, except their words: those are in `content/medicines`. */
export interface Medicine {
  /** The key in orders, treatments and addresses. */
  readonly key: string
  readonly name: string
  readonly substance: string
  readonly form: MedicineForm
  /** Its position among the medicines shown. The first is selected by default. */
  readonly place: number

  /** Of a first month before the discount, which is what is charged from. */
  readonly listPricePence: number
  /** The specification's figure for a first month on the card. It is shown, and never charged. */
  readonly cardPricePence: number
  /** The address of its drawing, by which the order summary recognises it. */
  readonly image: string
  /** The specification's figure for the cards, "up to". */
  readonly expectedWeightLossPercentage: number
  /** How many gut hormones it acts like. */
  readonly actsLikeHormones: 1 | 2

  readonly doses: readonly MedicineDose[]
  /** In one pack. */
  readonly dosesPerPack: number
  /** How many needles are in one pack. Null: it is not injected. */
  readonly needlesInPack: Figure | null
  readonly schedule: Schedule
  /** For how many days a missed dose is still taken. */
  readonly missedDays: Figure
  /**
   * The minimum number of days between two doses. Null: the leaflet gives only the days within which a missed dose is
   * taken.
   */
  readonly daysApart: number | null

  /** For how many days a pack is used after the first dose from it. Null: it lasts until it expires. */
  readonly inUseDays: Figure | null
  /** The temperature and hours an unopened pack may have been out of storage. */
  readonly excursion: { readonly maxC: Figure; readonly hours: Figure }
  readonly storedAt: Storage

  /** How many months before trying for a baby it is stopped. */
  readonly stopMonths: Figure
  /** Whether it makes an oral contraceptive less reliable. */
  readonly weakensPill: boolean
  /** Contraindications that do not apply to every medicine. */
  readonly contraindications: readonly Contraindication[]
  /** The start of the months after which too little weight loss is flagged. */
  readonly responseCountsFrom: 'first supply' | 'highest dose'

  /** Other names, in lower case, that belong to no other medicine. */
  readonly alsoCalled: readonly string[]
  /** In milligrams: real doses that we do not offer. */
  readonly alsoMadeInMg: readonly number[]
  /**
   * Whether it is on the MHRA's list for additional monitoring (the black triangle), by the UK product information that was read
   * and its date. A medicine stays on the list for five years or longer: it is looked up again.
   */
  readonly additionalMonitoring: { readonly isListed: boolean; readonly source: string; readonly asOf: string }
  /** The leaflet that its figures follow, and the date of the revision that was read. Null: not recorded. */
  readonly leaflet: { readonly title: string; readonly revisedOn: string | null }
}

export const dose = (
  weeks: string,
  mg: number,
  written: string,
  pounds: number,
  dmd: DmdCodes | null = null,
): MedicineDose => ({ weeks, mg, dose: written, pricePence: pounds * 100, dmd })
