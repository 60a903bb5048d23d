import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBodyComposition, decodeWeight, type ScaleTime } from './measurement-bytes.ts'

const bytes = (hex: string) => new DataView(Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16)).buffer)

/** 15 November 2026, 07:31:05. */
const stamp = 'ea 07 0b 0f 07 1f 05'
const at: ScaleTime = { date: '2026-11-15', time: '07:31:05' }

describe('a weight measurement (0x2A9D)', () => {
  it.each([
    ['in kilograms, in steps of 5 g', '00 68 42', { at: null, user: null, kg: 85, bmi: null }],
    ['in pounds, in steps of a hundredth', '01 33 49', { at: null, user: null, kg: 84.999, bmi: null }],
    ['with a time', `02 69 42 ${stamp}`, { at, user: null, kg: 85.005, bmi: null }],
    ['with a user', '04 68 42 02', { at: null, user: 2, kg: 85, bmi: null }],
    ['of a user the scale does not know', '04 68 42 ff', { at: null, user: null, kg: 85, bmi: null }],
    ['with BMI and height, in SI', '08 68 42 1c 01 a4 06', { at: null, user: null, kg: 85, bmi: 28.4 }],
    ['with all of it', `0e 68 42 ${stamp} 01 1c 01 a4 06`, { at, user: 1, kg: 85, bmi: 28.4 }],
    ['by a clock that was never set', '02 68 42 00 00 00 00 00 00 00', { at: null, user: null, kg: 85, bmi: null }],
    ['with a flag and fields of a later version', '10 68 42 07 07', { at: null, user: null, kg: 85, bmi: null }],
  ])('%s', (_, hex, packet) =>
    expect(decodeWeight(bytes(hex))).toEqual({ is: 'read', packet: { of: 'weight', ...packet } }),
  )

  it.each([
    ['that failed', '00 ff ff', { is: 'unsuccessful' }],
    ['that failed, with a time and a user', `06 ff ff ${stamp} 01`, { is: 'unsuccessful' }],
    ['cut off in the weight', '00 68', { is: 'bad', because: 'length' }],
    ['cut off in the time', '02 68 42 ea 07 0b', { is: 'bad', because: 'length' }],
    ['without the height that its flag announces', '08 68 42 1c 01', { is: 'bad', because: 'length' }],
    ['with bytes that no flag announces', '00 68 42 00', { is: 'bad', because: 'length' }],
    ['of the 31st of November', '02 68 42 ea 07 0b 1f 07 1f 05', { is: 'bad', because: 'time' }],
    ['of month 13', '02 68 42 ea 07 0d 0f 07 1f 05', { is: 'bad', because: 'time' }],
    ['at 24:00', '02 68 42 ea 07 0b 0f 18 00 00', { is: 'bad', because: 'time' }],
  ])('%s', (_, hex, result) => expect(decodeWeight(bytes(hex))).toEqual(result))

  it('of no bytes is bad', () =>
    expect(decodeWeight(new DataView(new ArrayBuffer(0)))).toEqual({ is: 'bad', because: 'length' }))
})

const nothingElse = { musclePercent: null, muscleKg: null, fatFreeKg: null, waterKg: null, kg: null }

describe('a body composition measurement (0x2A9C)', () => {
  it.each([
    ['of fat alone', '00 00 41 01', { at: null, user: null, isPart: false, fatPercent: 32.1, ...nothingElse }],
    [
      'with time, user, metabolism, muscle, masses, impedance, weight and height',
      `fe 0f 41 01 ${stamp} 03 40 1f 5e 01 a8 2a c8 2c 80 2b b0 20 88 13 68 42 a4 06`,
      {
        at,
        user: 3,
        isPart: false,
        fatPercent: 32.1,
        musclePercent: 35,
        muscleKg: 54.6,
        fatFreeKg: 57.32,
        waterKg: 41.84,
        kg: 85,
      },
    ],
    [
      'in pounds',
      '01 04 41 01 33 49',
      { at: null, user: null, isPart: false, fatPercent: 32.1, ...nothingElse, kg: 84.999 },
    ],
    [
      'that is a part of more',
      '00 11 41 01 b0 20',
      { at: null, user: null, isPart: true, fatPercent: 32.1, ...nothingElse, waterKg: 41.84 },
    ],
  ])('%s', (_, hex, packet) =>
    expect(decodeBodyComposition(bytes(hex))).toEqual({ is: 'read', packet: { of: 'body composition', ...packet } }),
  )

  it.each([
    ['that failed', '00 00 ff ff', { is: 'unsuccessful' }],
    ['without its second byte of flags', '00', { is: 'bad', because: 'length' }],
    ['without the weight that its flag announces', '00 04 41 01', { is: 'bad', because: 'length' }],
    ['with bytes that no flag announces', '00 00 41 01 99', { is: 'bad', because: 'length' }],
  ])('%s', (_, hex, result) => expect(decodeBodyComposition(bytes(hex))).toEqual(result))
})

const uint16 = (value: number) => [value & 0xff, value >> 8]

const anyTime = fc
  .record({
    day: fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    seconds: fc.integer({ min: 0, max: 86_399 }),
  })
  .map(({ day, seconds }) => {
    const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    const written = clock.map((value) => String(value).padStart(2, '0')).join(':')
    return {
      at: { date: day.toISOString().slice(0, 10), time: written },
      bytes: [...uint16(day.getUTCFullYear()), day.getUTCMonth() + 1, day.getUTCDate(), ...clock],
    }
  })

const raw = fc.integer({ min: 0, max: 0xfffe })
const view = (all: readonly number[]) => new DataView(Uint8Array.from(all).buffer)

describe('whatever a scale sends', () => {
  it('is read back as it was written', () => {
    const weight = fc.record({
      isImperial: fc.boolean(),
      weight: raw,
      time: fc.option(anyTime),
      user: fc.option(fc.integer({ min: 0, max: 254 })),
      body: fc.option(fc.record({ bmi: raw, height: raw })),
    })
    fc.assert(
      fc.property(weight, ({ isImperial, weight: written, time, user, body }) => {
        const flags = Number(isImperial) | (time ? 2 : 0) | (user === null ? 0 : 4) | (body ? 8 : 0)
        const encoded = view([
          flags,
          ...uint16(written),
          ...(time?.bytes ?? []),
          ...(user === null ? [] : [user]),
          ...(body ? [...uint16(body.bmi), ...uint16(body.height)] : []),
        ])
        const decoded = decodeWeight(encoded)
        if (decoded.is !== 'read') throw new Error(decoded.is)
        expect(decoded.packet).toMatchObject({ at: time?.at ?? null, user })
        const kg = isImperial ? (written / 100) * 0.453592 : written / 200
        expect(decoded.packet.kg).toBeCloseTo(kg, 2)
        if (body) expect(decoded.packet.bmi).toBeCloseTo(body.bmi / 10, 5)
      }),
    )
  })

  it('of body composition is read back, each field from its own place', () => {
    const fields = fc.array(fc.option(raw), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(raw, fc.option(anyTime), fields, (fat, time, values) => {
        const flags =
          (time ? 2 : 0) | values.reduce<number>((all, one, n) => all | (one === null ? 0 : 1 << (n + 3)), 0)
        const rest = values.flatMap((one) => (one === null ? [] : uint16(one)))
        const decoded = decodeBodyComposition(view([...uint16(flags), ...uint16(fat), ...(time?.bytes ?? []), ...rest]))
        if (decoded.is !== 'read') throw new Error(decoded.is)
        const { packet } = decoded
        const mass = (place: number) => (typeof values[place] === 'number' ? values[place] / 200 : null)
        expect(packet.fatPercent).toBeCloseTo(fat / 10, 5)
        expect([packet.muscleKg, packet.fatFreeKg, packet.waterKg, packet.kg]).toEqual([
          mass(2),
          mass(3),
          mass(5),
          mass(7),
        ])
      }),
    )
  })

  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (sent) => {
        const whole = new DataView(sent.buffer, sent.byteOffset, sent.byteLength)
        for (const decoded of [decodeWeight(whole), decodeBodyComposition(whole)])
          expect(['read', 'unsuccessful', 'bad']).toContain(decoded.is)
      }),
    )
  })
})
