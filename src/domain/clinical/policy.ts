import { healthyBmi, lowestEligibleBmi, obeseBmi } from '../body/bmi-bands.ts'
import { adultAge, oldestAge } from '../identity/age-limits.ts'
import {
  type Medicine,
  type MedicineKey,
  medicineKeys,
  medicineOf,
  medicines,
  namesWhere,
} from '../medicines/medicines.ts'
import { weekly } from '../medicines/schedules.ts'
import { type Figure, figure, ours } from './figure.ts'

const licence = `UK licences of ${namesWhere(() => true)}`

/** The figures of each medicine under its own name, its key first: its file has them. */
const figuresOf = <Name extends string>(
  of: readonly Medicine[],
  read: (medicine: Medicine) => Readonly<Record<Name, Figure | null>>,
) =>
  Object.fromEntries(
    of.flatMap((medicine) =>
      Object.entries<Figure | null>(read(medicine)).flatMap(([name, found]) =>
        found === null ? [] : [[`${medicine.key}${name}`, found] as const],
      ),
    ),
  ) as { readonly [name in `${MedicineKey}${Name}`]: Figure }

const byKey = medicineKeys.map(medicineOf)

/**
 * Every figure that a clinical rule knows. A changed one is the next version, a line in docs/clinical/changes.md and a
 * test; what was decided keeps the version it was decided by.
 */
export const figures = {
  lowestBmi: figure(lowestEligibleBmi, licence),
  obeseBmi: figure(obeseBmi, licence),
  /** Counts as `obeseBmi` for some family backgrounds. */
  lowerThresholdBmi: figure(27.5, 'NICE, usually 2.5 lower for the family backgrounds it names'),
  /** On treatment there is no rise below it. */
  noRiseBmi: figure(25, ours),
  heldBmi: figure(22, ours),
  lowestTreatedBmi: figure(healthyBmi, ours),
  adultAge: figure(adultAge, licence),
  oldestAge: figure(oldestAge, 'specification: the service begins treatment up to this age'),
  verifiedDays: figure(14, ours),
  weightDifferenceKg: figure(3, ours),
  bmiDifference: figure(1.5, ours),
  /** A weight that differs so much from the last one, so soon, is asked about before it counts. */
  weightJumpPercent: figure(10, ours),
  weightJumpWeeks: figure(5, ours),
  proofWeeks: figure(8, ours),
  surgeryMonths: figure(12, ours),
  eyeCheckMonths: figure(12, ours),
  eatingScreenPositive: figure(2, 'SCOFF: two or more'),
  /** Of 0 to 4 for never to very often: from here on an answer to questions 1 to 3, and to 4 to 6, counts in the ADHD screen. */
  adhdScreenFirst: figure(2, 'ASRS v1.1 part A (WHO): sometimes, in the first three questions'),
  adhdScreenLast: figure(3, 'ASRS v1.1 part A (WHO): often, in the last three questions'),
  adhdScreenPositive: figure(4, 'ASRS v1.1 part A (WHO): four or more of six'),
  missedDosesToRestart: weekly.missedDosesToRestart,
  /** Longer than this without a dose or a pen from us is a break: what follows is a new start and a new assessment. */
  breakWeeks: figure(8, ours),
  switchDays: figure(7, 'care specification: a week after the last dose of another medicine'),
  /** Four weekly doses: what a pen covers. */
  cycleDays: figure(28, 'a pen of either medicine holds four weekly doses'),
  checkInDay: figure(18, ours),
  nextPenDay: figure(21, ours),
  dispatchDaysApart: figure(21, ours),
  dosesBeforeRise: weekly.dosesBeforeRise,
  /** Of 0 to 3: with a worse one there is no rise. */
  symptomForRise: figure(1, ours),
  /** Of 0 to 3: from here on the dose is held or lowered, and a prescriber speaks with the patient. */
  severeSymptom: figure(3, ours),
  checkInFreshDays: figure(7, ours),
  /** After the check-in has opened: on these days we write again. */
  checkInFirstReminderDays: figure(3, ours),
  checkInSecondReminderDays: figure(7, ours),
  ...figuresOf(byKey, ({ missedDays }) => ({ MissedDays: missedDays })),
  /** Where the leaflet names no such days, only for a changed day of the week. */
  dosesApartDays: weekly.dosesApartDays,
  doubleDoseDays: weekly.doubleDoseDays,
  dayChangesPerPen: weekly.dayChangesPerPack,
  progressMonths: figure(
    6,
    `care specification: six months, for ${namesWhere(({ responseCountsFrom }) => responseCountsFrom === 'highest dose')} on the highest dose that is tolerated`,
  ),
  progressPercent: figure(5, 'care specification: less than this of the weight lost'),
  fastLossPercent: figure(1.5, ours),
  fastLossWeeks: figure(4, ours),
  /** Lost within `fastLossWeeks`: with so much or more there is no rise. */
  noRiseLossPercent: figure(10, ours),
  /** So long somebody is followed after their treatment has ended. */
  aftercareMonths: figure(12, 'NICE QS212, by the care specification: a year'),
  aftercareAskMonths: figure(1, ours),
  /** A weight of so many days before counts as the answer of the month. */
  aftercareWeighedDays: figure(7, ours),
  /** Later than this nobody is written to about a month any more. */
  aftercareTellDays: figure(14, ours),
  /** A coach has a word with them after so many months, and then every so many. */
  aftercareFirstContactMonths: figure(1, ours),
  aftercareContactEveryMonths: figure(3, ours),
  /** Of the weight at the end: from here on coming back is spoken of. */
  regainPercent: figure(5, ours),
  bmiFirstMonths: figure(3, ours),
  bmiEveryMonths: figure(6, ours),
  unopenedPens: figure(1, ours),
  sameElsewhereMonths: figure(12, ours),
  /** For so long a recorded plan for insulin or a sulfonylurea counts: about three pens. */
  diabetesPlanDays: figure(90, ours),
  /** For so long a conversation about eating or suicidal thoughts counts. */
  liveContactDays: figure(90, ours),
  /** A pregnancy, or another medicine in use, that was told so long ago is a caution and no longer a stop. */
  passingStopMonths: figure(12, ours),
  /** After the first dose from it. What is left afterwards is thrown away. */
  ...figuresOf(medicines, ({ inUseDays }) => ({ InUseDays: inUseDays })),
  fridgeC: figure(8, 'UK product information of both: unopened pens at 2 to 8 °C'),
  /** How warm and for how many hours an unopened pen may have been out of the fridge. */
  ...figuresOf(medicines, ({ excursion: { maxC, hours } }) => ({ ExcursionC: maxC, ExcursionHours: hours })),
  /** After a delivery: so long somebody can tell us that it was warm. */
  warmReportDays: figure(7, ours),
  /** Between the check and the day a parcel leaves, for the expiry of a pen. */
  packingDays: figure(3, ours),
  /** A parcel is on the road for at most so long: the longest a pack is validated for. */
  transportDays: figure(5, ours),
  barrierWeeks: figure(4, 'MHRA, June 2025'),
  /** A clinician reads a sign that was ticked and not confirmed within so many working hours, and on the same working day. */
  unconfirmedSignHours: figure(2, ours),
  /** Blood pressure and pulse on a medicine for ADHD: at each change of dose, and every so many months. */
  adhdVitalsMonths: figure(6, 'NICE NG87: every 6 months, and before and after each dose change'),
  /** A prescription counts as checked by a reading of so many days before it. */
  adhdVitalsBeforeDays: figure(28, ours),
  /** Somebody whose last prescription is older is not in treatment any more. */
  adhdTreatedMonths: figure(12, ours),
  /** From here on a reading is marked for the clinician. */
  highSystolic: figure(140, 'NICE NG136: 140/90 mmHg in clinic'),
  highDiastolic: figure(90, 'NICE NG136: 140/90 mmHg in clinic'),
  highPulse: figure(120, 'NICE NG87: resting tachycardia, more than 120 beats a minute'),
  /** After the appropriate date: signing, or a later start that the prescriber wrote. Day 28 is the last on which it is good. */
  controlledValidDays: figure(28, 'Misuse of Drugs Regulations 2001, regulation 16: 28 days from the appropriate date'),
  /** From this day on a controlled drug's prescription is not put in the post: it has to arrive and be dispensed in time. */
  controlledPostDays: figure(21, ours),
  controlledSupplyDays: figure(
    30,
    'Department of Health and Social Care: up to 30 days, more only where it is justified',
  ),
  /** Of a prescription of a medicine that is not controlled. */
  paperValidMonths: figure(6, 'Human Medicines Regulations 2012, regulation 217: six months from the appropriate date'),
  /** A prescriber may write a start date so many days after signing at most. */
  paperStartDays: figure(90, ours),
  ...figuresOf(byKey, ({ stopMonths }) => ({ StopMonths: stopMonths })),
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** A dose of one medicine that two prescribers may convert into a dose of the other. */
export interface Conversion {
  readonly from: MedicineKey
  readonly fromMg: number
  readonly to: MedicineKey
  readonly toMg: number
}

/**
 * Conversions above the lowest dose, for a clinical lead to fill. Empty (ours): neither licence gives equivalent doses, so a
 * change of medicine begins at the lowest dose, with one signature as with two.
 */
export const conversions: readonly Conversion[] = []

/** The version of the figures in force. */
export const policyVersion = 6

/** The figures alone, as rules read them. */
export const policy = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])) as {
  readonly [name in FigureName]: number
}
