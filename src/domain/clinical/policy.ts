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

/** Each medicine's figures under its key; they come from the medicine's own file. */
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
 * Every figure of the clinical rules. A changed one needs the next version, a line in docs/clinical/changes.md and a
 * test; earlier decisions keep the version they were made by.
 */
export const figures = {
  lowestBmi: figure(lowestEligibleBmi, licence),
  obeseBmi: figure(obeseBmi, licence),
  /** Counts as `obeseBmi` for some family backgrounds. */
  lowerThresholdBmi: figure(27.5, 'NICE, usually 2.5 lower for the family backgrounds it names'),
  /** On treatment, no higher dose below it. */
  noRiseBmi: figure(25, ours),
  heldBmi: figure(22, ours),
  lowestTreatedBmi: figure(healthyBmi, ours),
  adultAge: figure(adultAge, licence),
  oldestAge: figure(oldestAge, 'specification: the service begins treatment up to this age'),
  verifiedDays: figure(14, ours),
  weightDifferenceKg: figure(3, ours),
  bmiDifference: figure(1.5, ours),
  /** A weight this far from the last one, this soon, is confirmed with the patient before it counts. */
  weightJumpPercent: figure(10, ours),
  weightJumpWeeks: figure(5, ours),
  proofWeeks: figure(8, ours),
  surgeryMonths: figure(12, ours),
  eyeCheckMonths: figure(12, ours),
  eatingScreenPositive: figure(2, 'SCOFF: two or more'),
  /**
   * On a scale of 0 to 4, never to very often: from here on an answer to questions 1 to 3, and to 4 to 6, counts in the
   * ADHD screen.
   */
  adhdScreenFirst: figure(2, 'ASRS v1.1 part A (WHO): sometimes, in the first three questions'),
  adhdScreenLast: figure(3, 'ASRS v1.1 part A (WHO): often, in the last three questions'),
  adhdScreenPositive: figure(4, 'ASRS v1.1 part A (WHO): four or more of six'),
  missedDosesToRestart: weekly.missedDosesToRestart,
  /** Longer than this without a dose or a pen from us is a break: then treatment and assessment start again. */
  breakWeeks: figure(8, ours),
  switchDays: figure(7, 'care specification: a week after the last dose of another medicine'),
  /** Four weekly doses: the supply period of a pen. */
  cycleDays: figure(28, 'a pen of either medicine holds four weekly doses'),
  checkInDay: figure(18, ours),
  nextPenDay: figure(21, ours),
  dispatchDaysApart: figure(21, ours),
  dosesBeforeRise: weekly.dosesBeforeRise,
  /** Of 0 to 3: with a worse side effect the dose is not increased. */
  symptomForRise: figure(1, ours),
  /** Of 0 to 3: from here on the dose is held or lowered, and a prescriber speaks with the patient. */
  severeSymptom: figure(3, ours),
  checkInFreshDays: figure(7, ours),
  /** Days after a check-in opens on which the patient is reminded. */
  checkInFirstReminderDays: figure(3, ours),
  checkInSecondReminderDays: figure(7, ours),
  ...figuresOf(byKey, ({ missedDays }) => ({ MissedDays: missedDays })),
  /** Only for a changed day of the week, where the leaflet gives no days. */
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
  /** Weight loss within `fastLossWeeks`: from here on the dose is not increased. */
  noRiseLossPercent: figure(10, ours),
  /** How long a patient is followed up after treatment ends. */
  aftercareMonths: figure(12, 'NICE QS212, by the care specification: a year'),
  aftercareAskMonths: figure(1, ours),
  /** A weight from this many days before counts as the month's answer. */
  aftercareWeighedDays: figure(7, ours),
  /** Later than this, the patient is no longer written to about a month. */
  aftercareTellDays: figure(14, ours),
  /** A coach contacts the patient after this many months, and then at this interval. */
  aftercareFirstContactMonths: figure(1, ours),
  aftercareContactEveryMonths: figure(3, ours),
  /** Relative to the weight at the end of treatment: from here on we mention coming back. */
  regainPercent: figure(5, ours),
  bmiFirstMonths: figure(3, ours),
  bmiEveryMonths: figure(6, ours),
  unopenedPens: figure(1, ours),
  sameElsewhereMonths: figure(12, ours),
  /** How long a recorded plan for insulin or a sulfonylurea counts: about three pens. */
  diabetesPlanDays: figure(90, ours),
  /** How long a conversation about eating or suicidal thoughts counts. */
  liveContactDays: figure(90, ours),
  /** A pregnancy, or another medicine in use, reported this long ago is a caution and no longer a stop. */
  passingStopMonths: figure(12, ours),
  /** After the first dose from it. Any rest is thrown away then. */
  ...figuresOf(medicines, ({ inUseDays }) => ({ InUseDays: inUseDays })),
  fridgeC: figure(8, 'UK product information of both: unopened pens at 2 to 8 °C'),
  /** The temperature and hours an unopened pen may have been out of the fridge. */
  ...figuresOf(medicines, ({ excursion: { maxC, hours } }) => ({ ExcursionC: maxC, ExcursionHours: hours })),
  /** How long after delivery the patient can report that the parcel was warm. */
  warmReportDays: figure(7, ours),
  /** Between the check and dispatch, for the expiry of a pen. */
  packingDays: figure(3, ours),
  /** The longest time in transit: the longest a pack is validated for. */
  transportDays: figure(5, ours),
  barrierWeeks: figure(4, 'MHRA, June 2025'),
  /** A clinician reads a ticked but unconfirmed sign within this many working hours, and on the same working day. */
  unconfirmedSignHours: figure(2, ours),
  /** Blood pressure and pulse on a medicine for ADHD: at each dose change, and at this interval in months. */
  adhdVitalsMonths: figure(6, 'NICE NG87: every 6 months, and before and after each dose change'),
  /** A prescription counts as checked by a reading from this many days before it. */
  adhdVitalsBeforeDays: figure(28, ours),
  /** A patient whose last prescription is older is no longer in treatment. */
  adhdTreatedMonths: figure(12, ours),
  /** From here on a reading is marked for the clinician. */
  highSystolic: figure(140, 'NICE NG136: 140/90 mmHg in clinic'),
  highDiastolic: figure(90, 'NICE NG136: 140/90 mmHg in clinic'),
  highPulse: figure(120, 'NICE NG87: resting tachycardia, more than 120 beats a minute'),
  /** From the appropriate date: signing, or a later start that the prescriber wrote. It is still valid on day 28. */
  controlledValidDays: figure(28, 'Misuse of Drugs Regulations 2001, regulation 16: 28 days from the appropriate date'),
  /** From this day on a controlled drug's prescription is not posted: it has to arrive and be dispensed in time. */
  controlledPostDays: figure(21, ours),
  controlledSupplyDays: figure(
    30,
    'Department of Health and Social Care: up to 30 days, more only where it is justified',
  ),
  /** For a prescription of a medicine that is not controlled. */
  paperValidMonths: figure(6, 'Human Medicines Regulations 2012, regulation 217: six months from the appropriate date'),
  /** The latest start date a prescriber may write, in days after signing. */
  paperStartDays: figure(90, ours),
  /** Blood tests on treatment. No guidance demands them at these intervals: they are never called required. */
  bloodEveryMonths: figure(3, 'specification: blood tests are every 3 months; no guidance demands the interval'),
  /** The first test of a treatment, unless there are results from shortly before it. */
  bloodBaselineDays: figure(28, ours),
  bloodRecentMonths: figure(3, ours),
  /** A first reminder after so many days; a second when the test counts as overdue. */
  bloodReminderDays: figure(14, ours),
  bloodOverdueDays: figure(28, ours),
  /** Whether an overdue test holds supply: 1 is yes. As 0 it is a caution for the prescriber. */
  bloodOverdueHolds: figure(0, ours),
  /** A kit can be asked for from so many days before a test is due. */
  bloodKitLeadDays: figure(14, ours),
  /** A kit that the laboratory has not received counts as late, and so does a sample without results. */
  bloodKitBackDays: figure(21, ours),
  bloodResultDays: figure(5, ours),
  /** Results that no prescriber has reviewed are shown to their patient after so many days. */
  bloodShownDays: figure(7, ours),
  ...figuresOf(byKey, ({ stopMonths }) => ({ StopMonths: stopMonths })),
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** A dose of one medicine that two prescribers may convert into a dose of another. */
export interface Conversion {
  readonly from: MedicineKey
  readonly fromMg: number
  readonly to: MedicineKey
  readonly toMg: number
}

/**
 * Conversions above the lowest dose, for a clinical lead to fill in. Empty (ours): neither licence gives equivalent
 * doses, so a change of medicine begins at the lowest dose, with one signature or two.
 */
export const conversions: readonly Conversion[] = []

/** The version of the figures in force. */
export const policyVersion = 7

/** The figures alone, as rules read them. */
export const policy = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])) as {
  readonly [name in FigureName]: number
}
