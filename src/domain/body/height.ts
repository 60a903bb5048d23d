import { asTyped, readNumber } from './number.ts'
import { cmPerFoot, cmPerInch, inchesPerFoot } from './units.ts'

/** As typed. Only the fields of the chosen unit count. */
export interface Height {
  readonly heightCm: string
  readonly heightFt: string
  readonly heightIn: string
  readonly heightUnit: 'cm' | 'ft-in'
}

export const isHeightBlank = ({ heightUnit, heightCm, heightFt, heightIn }: Height): boolean =>
  (heightUnit === 'cm' ? heightCm : heightFt + heightIn).trim() === ''

export function readCm({ heightUnit, heightCm, heightFt, heightIn }: Height): number | null {
  if (heightUnit === 'cm') {
    const cm = readNumber(heightCm)
    return cm === null || cm <= 0 ? null : cm
  }
  const [feet, inches] = [readNumber(heightFt), readNumber(heightIn)]
  if (feet === null || inches === null) return null
  const cm = feet * cmPerFoot + inches * cmPerInch
  return cm > 0 ? cm : null
}

/** The same height in the other unit; one that cannot be read is left empty there. */
export function convertHeight(given: Height, to: Height['heightUnit']): Height {
  if (given.heightUnit === to) return given
  const none: Height = { heightUnit: to, heightCm: '', heightFt: '', heightIn: '' }
  const cm = readCm(given)
  if (cm === null) return none
  if (to === 'cm') return { ...none, heightCm: asTyped(cm) }
  const tenths = Math.round((cm / cmPerInch) * 10)
  const feet = Math.floor(tenths / (inchesPerFoot * 10))
  return { ...none, heightFt: String(feet), heightIn: asTyped((tenths - feet * inchesPerFoot * 10) / 10) }
}
