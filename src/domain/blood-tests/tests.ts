/** The four parts of what is tested, each of which has to be there. */
export const bloodPanels = ['hba1c', 'kidney', 'liver', 'lipids'] as const
export type BloodPanel = (typeof bloodPanels)[number]

export const bloodTestKeys = [
  'hba1c',
  'creatinine',
  'egfr',
  'sodium',
  'potassium',
  'alt',
  'alp',
  'bilirubin',
  'albumin',
  'cholesterol',
  'hdl',
  'non_hdl',
  'triglycerides',
] as const
export type BloodTestKey = (typeof bloodTestKeys)[number]

/** What a value would be in a unit that other laboratories and countries use: a sign of a slip, asked about. */
interface OtherUnit {
  readonly unit: string
  readonly from: number
  readonly to: number
}

export interface BloodTest {
  readonly panel: BloodPanel
  /** As UK laboratories report it. */
  readonly unit: string
  /** The same in UCUM. A laboratory’s message has to name this unit or its own spelling of it. */
  readonly ucum: string
  /** The code we send. */
  readonly loinc: string
  /** Other codes by which laboratories name the same quantity in the same unit. */
  readonly alsoLoinc: readonly string[]
  /** SNOMED CT, where the concept is certain. */
  readonly snomed?: string
  /**
   * A value outside these is asked about before it is stored: it is a typing slip or another unit far more often than a
   * result. They check the entry of data and say nothing about health: nobody is advised by them.
   */
  readonly plausible: readonly [low: number, high: number]
  readonly otherUnit?: OtherUnit
}

const mmol = { unit: 'mmol/L', ucum: 'mmol/L' }
const umol = { unit: 'µmol/L', ucum: 'umol/L' }
const enzyme = { unit: 'U/L', ucum: 'U/L' }
const cholesterolInMg = { unit: 'mg/dL', from: 30, to: 600 }

export const bloodTests: Readonly<Record<BloodTestKey, BloodTest>> = {
  hba1c: {
    panel: 'hba1c',
    unit: 'mmol/mol',
    ucum: 'mmol/mol',
    loinc: '59261-8',
    alsoLoinc: [],
    snomed: '999791000000106',
    plausible: [18, 180],
    otherUnit: { unit: '%', from: 3.5, to: 17.9 },
  },
  creatinine: {
    panel: 'kidney',
    ...umol,
    loinc: '14682-9',
    alsoLoinc: [],
    plausible: [20, 1_200],
    otherUnit: { unit: 'mg/dL', from: 0.2, to: 13 },
  },
  egfr: {
    panel: 'kidney',
    unit: 'mL/min/1.73m²',
    ucum: 'mL/min/{1.73_m2}',
    loinc: '62238-1',
    alsoLoinc: ['33914-3', '98979-8', '69405-9'],
    plausible: [3, 160],
  },
  sodium: { panel: 'kidney', ...mmol, loinc: '2951-2', alsoLoinc: [], plausible: [100, 180] },
  potassium: { panel: 'kidney', ...mmol, loinc: '2823-3', alsoLoinc: [], plausible: [1.5, 9] },
  alt: { panel: 'liver', ...enzyme, loinc: '1742-6', alsoLoinc: ['1743-4', '1744-2'], plausible: [2, 3_000] },
  alp: { panel: 'liver', ...enzyme, loinc: '6768-6', alsoLoinc: [], plausible: [10, 2_000] },
  bilirubin: {
    panel: 'liver',
    ...umol,
    loinc: '14631-6',
    alsoLoinc: [],
    plausible: [1, 500],
    otherUnit: { unit: 'mg/dL', from: 0.1, to: 0.99 },
  },
  albumin: {
    panel: 'liver',
    unit: 'g/L',
    ucum: 'g/L',
    loinc: '1751-7',
    alsoLoinc: ['61151-7'],
    plausible: [10, 65],
    otherUnit: { unit: 'g/dL', from: 1, to: 6.5 },
  },
  cholesterol: {
    panel: 'lipids',
    ...mmol,
    loinc: '14647-2',
    alsoLoinc: [],
    plausible: [1, 20],
    otherUnit: cholesterolInMg,
  },
  hdl: { panel: 'lipids', ...mmol, loinc: '14646-4', alsoLoinc: [], plausible: [0.2, 5], otherUnit: cholesterolInMg },
  non_hdl: {
    panel: 'lipids',
    ...mmol,
    loinc: '70204-3',
    alsoLoinc: [],
    plausible: [0.5, 18],
    otherUnit: cholesterolInMg,
  },
  triglycerides: {
    panel: 'lipids',
    ...mmol,
    loinc: '14927-8',
    alsoLoinc: ['70218-3'],
    plausible: [0.2, 50],
    otherUnit: { unit: 'mg/dL', from: 51, to: 5_000 },
  },
}

/** The test of a laboratory’s code. Null: we do not read it. */
export const testOfLoinc = (code: string): BloodTestKey | null =>
  bloodTestKeys.find((key) => bloodTests[key].loinc === code || bloodTests[key].alsoLoinc.includes(code)) ?? null

const plainUnit = (unit: string) =>
  unit
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('μ', 'u')
    .replaceAll('²', '2')
    .replace(/iu\/l$/, 'u/l')
    .replace(/[{}_\s^]/g, '')

/** Whether a laboratory means our unit, however it spells it. Nothing is ever converted. */
export const isUnitOf = (key: BloodTestKey, unit: string): boolean => {
  const known = [bloodTests[key].unit, bloodTests[key].ucum].map(plainUnit)
  return known.includes(plainUnit(unit))
}

export type Unlikely = { readonly is: 'other unit'; readonly unit: string } | { readonly is: 'out of bounds' }

/** What looks like a slip about a value. Null: nothing does. */
export function unlikely(key: BloodTestKey, value: number): Unlikely | null {
  const { plausible, otherUnit } = bloodTests[key]
  const [low, high] = plausible
  if (value >= low && value <= high) return null
  if (otherUnit && value >= otherUnit.from && value <= otherUnit.to) return { is: 'other unit', unit: otherUnit.unit }
  return { is: 'out of bounds' }
}
