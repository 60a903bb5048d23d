import { kgPerPound } from '../body/units.ts'

/**
 * What a scale sends by Bluetooth: the Weight Measurement (0x2A9D) and the Body Composition Measurement (0x2A9C) of the
 * Bluetooth SIG's GATT Specification Supplement. All numbers are little-endian. A field that a flag does not announce is
 * not there.
 */
export const scaleServices = { weight: 0x181d, bodyComposition: 0x181b, userData: 0x181c } as const
export const scaleCharacteristics = { weight: 0x2a9d, bodyComposition: 0x2a9c } as const

/** As the scale's own clock shows it: without a zone. */
export interface ScaleTime {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM:SS. */
  readonly time: string
}

interface Stamped {
  /** Null: not sent, or the scale's clock was never set. */
  readonly at: ScaleTime | null
  /** Which of the scale's users. Null: not sent, or unknown to the scale. */
  readonly user: number | null
}

export interface WeightPacket extends Stamped {
  readonly of: 'weight'
  readonly kg: number
  readonly bmi: number | null
}

export interface CompositionPacket extends Stamped {
  readonly of: 'body composition'
  /** Sent in more than one packet, of which this is one. */
  readonly isPart: boolean
  readonly fatPercent: number
  readonly musclePercent: number | null
  readonly muscleKg: number | null
  readonly fatFreeKg: number | null
  readonly waterKg: number | null
  readonly kg: number | null
}

export type ScalePacket = WeightPacket | CompositionPacket

export type Decoded<Packet> =
  | { readonly is: 'read'; readonly packet: Packet }
  /** The scale says itself that it could not measure. */
  | { readonly is: 'unsuccessful' }
  /** Nothing that the standard allows. */
  | { readonly is: 'bad'; readonly because: 'length' | 'time' }

const unsuccessful = 0xffff
const unknownUser = 0xff

const siKg = 0.005
const imperialPounds = 0.01
const tenth = 0.1

const weightFlags = { imperial: 1 << 0, time: 1 << 1, user: 1 << 2, bmiAndHeight: 1 << 3, reserved: 0xf0 } as const

const compositionFlags = {
  imperial: 1 << 0,
  time: 1 << 1,
  user: 1 << 2,
  metabolism: 1 << 3,
  musclePercent: 1 << 4,
  muscleMass: 1 << 5,
  fatFreeMass: 1 << 6,
  softLeanMass: 1 << 7,
  waterMass: 1 << 8,
  impedance: 1 << 9,
  weight: 1 << 10,
  height: 1 << 11,
  isPart: 1 << 12,
  reserved: 0xe000,
} as const

/** Thrown within this file alone. */
class BadBytes extends Error {
  readonly because: 'length' | 'time'
  constructor(because: 'length' | 'time') {
    super(because)
    this.because = because
  }
}

function reader(bytes: DataView) {
  let place = 0
  const next = (size: number): number => {
    const from = place
    place += size
    if (place > bytes.byteLength) throw new BadBytes('length')
    return from
  }
  const uint8 = () => bytes.getUint8(next(1))
  const uint16 = () => bytes.getUint16(next(2), true)
  return {
    uint8,
    uint16,
    /** The same flag says that the field is there, in every case. */
    when: <Value>(isThere: number, read: () => Value): Value | null => (isThere === 0 ? null : read()),
    time: (): ScaleTime | null => timeOf(uint16(), uint8(), uint8(), uint8(), uint8(), uint8()),
    user: (): number | null => {
      const user = uint8()
      return user === unknownUser ? null : user
    },
    /** Later versions of the standard may add fields, which a flag reserved today would announce. */
    end: (reserved: number) => {
      if (reserved === 0 && place !== bytes.byteLength) throw new BadBytes('length')
    },
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** A year, month or day of 0 is the standard's "not known". */
function timeOf(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  if (month > 12 || day > 31 || hour > 23 || minute > 59 || second > 59) throw new BadBytes('time')
  if (year === 0 || month === 0 || day === 0) return null
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const there = new Date(`${date}T00:00:00Z`)
  // The 31st of a month of 30 days would be read as the 1st of the next.
  if (Number.isNaN(there.getTime()) || !there.toISOString().startsWith(date)) throw new BadBytes('time')
  return { date, time: `${two(hour)}:${two(minute)}:${two(second)}` }
}

/** Thousandths of a kilogram, so that binary fractions are no figures. */
const exact = (value: number) => Math.round(value * 1_000) / 1_000

const massOf = (raw: number, isImperial: boolean) => exact(isImperial ? raw * imperialPounds * kgPerPound : raw * siKg)

function decoding<Packet>(read: () => Packet | null): Decoded<Packet> {
  try {
    const packet = read()
    return packet === null ? { is: 'unsuccessful' } : { is: 'read', packet }
  } catch (error) {
    if (error instanceof BadBytes) return { is: 'bad', because: error.because }
    throw error
  }
}

export const decodeWeight = (bytes: DataView): Decoded<WeightPacket> =>
  decoding(() => {
    const { uint8, uint16, when, time, user, end } = reader(bytes)
    const flags = uint8()
    const weight = uint16()
    const at = when(flags & weightFlags.time, time)
    const by = when(flags & weightFlags.user, user)
    const bmi = when(flags & weightFlags.bmiAndHeight, uint16)
    when(flags & weightFlags.bmiAndHeight, uint16)
    end(flags & weightFlags.reserved)
    if (weight === unsuccessful) return null
    const isImperial = (flags & weightFlags.imperial) !== 0
    return {
      of: 'weight',
      at,
      user: by,
      kg: massOf(weight, isImperial),
      bmi: bmi === null ? null : exact(bmi * tenth),
    }
  })

export const decodeBodyComposition = (bytes: DataView): Decoded<CompositionPacket> =>
  decoding(() => {
    const { uint16, when, time, user, end } = reader(bytes)
    const flags = uint16()
    const has = (flag: keyof typeof compositionFlags) => flags & compositionFlags[flag]
    const fat = uint16()
    const at = when(has('time'), time)
    const by = when(has('user'), user)
    when(has('metabolism'), uint16)
    const musclePercent = when(has('musclePercent'), uint16)
    const muscle = when(has('muscleMass'), uint16)
    const fatFree = when(has('fatFreeMass'), uint16)
    when(has('softLeanMass'), uint16)
    const water = when(has('waterMass'), uint16)
    when(has('impedance'), uint16)
    const weight = when(has('weight'), uint16)
    when(has('height'), uint16)
    end(has('reserved'))
    if (fat === unsuccessful) return null
    const mass = (raw: number | null) => (raw === null ? null : massOf(raw, has('imperial') !== 0))
    return {
      of: 'body composition',
      isPart: has('isPart') !== 0,
      at,
      user: by,
      fatPercent: exact(fat * tenth),
      musclePercent: musclePercent === null ? null : exact(musclePercent * tenth),
      muscleKg: mass(muscle),
      fatFreeKg: mass(fatFree),
      waterKg: mass(water),
      kg: mass(weight),
    }
  })
