/** A measurement's codes in SNOMED CT (UK edition) and LOINC, and its unit in UCUM. */
interface MeasurementCodes {
  readonly snomed: string
  readonly loinc: string
  readonly ucum: string
}

/**
 * The codes under which measurements leave us. Blood pressure is one observation with two parts: only the parts have a
 * value, and the unit given for the whole is theirs.
 */
export const measurementCodes = {
  weight: { snomed: '27113001', loinc: '29463-7', ucum: 'kg' },
  height: { snomed: '50373000', loinc: '8302-2', ucum: 'cm' },
  bmi: { snomed: '60621009', loinc: '39156-5', ucum: 'kg/m2' },
  waist: { snomed: '276361009', loinc: '8280-0', ucum: 'cm' },
  bloodPressure: { snomed: '75367002', loinc: '85354-9', ucum: 'mm[Hg]' },
  systolic: { snomed: '72313002', loinc: '8480-6', ucum: 'mm[Hg]' },
  diastolic: { snomed: '1091811000000102', loinc: '8462-4', ucum: 'mm[Hg]' },
} as const satisfies Readonly<Record<string, MeasurementCodes>>
