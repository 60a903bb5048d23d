import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateBmi, type Measurements } from './bmi.ts'
import { readNumber } from './number.ts'

const metric = (weight: string, heightCm: string): Measurements => ({
  weight,
  weightUnit: 'kg',
  heightCm,
  heightFt: '',
  heightIn: '',
  heightUnit: 'cm',
})
const imperial = (weight: string, heightFt: string, heightIn: string): Measurements => ({
  weight,
  weightUnit: 'st-lbs',
  heightCm: '',
  heightFt,
  heightIn,
  heightUnit: 'ft-in',
})
const bmiOf = (given: Measurements) => {
  const result = calculateBmi(given)
  return result.ok ? result.bmi : `${result.problem.title}: ${result.problem.text}`
}

describe('the BMI', () => {
  it.each<[Measurements, string]>([
    [metric('95', '170'), '32.9'],
    [metric('82,5', '175.5'), '26.8'],
    [metric(' 78.03 ', '170'), '27.0'],
    [metric('70', '175'), '22.9'],
    [imperial('210', '5', '7'), '32.9'],
    [imperial('180', '6', '0'), '24.4'],
    [imperial('180', '0', '72'), '24.4'],
  ])('VA-10 %j is %s', (given, bmi) => {
    expect(bmiOf(given)).toBe(bmi)
  })

  it('VA-10 pounds, feet and inches are converted by the specified figures', () => {
    const kg = 200 * 0.453592
    const metres = (5 * 30.48 + 9 * 2.54) / 100
    expect(bmiOf(imperial('200', '5', '9'))).toBe((kg / metres ** 2).toFixed(1))
  })

  const weight = 'Invalid Weight: Please enter a valid positive number for weight.'
  const cm = 'Invalid Height: Please enter a valid positive number for height in cm.'
  const feet = 'Invalid Height: Please enter valid numbers for feet and inches.'
  it.each<[Measurements, string]>([
    [metric('0', '170'), weight],
    [metric('-80', '170'), weight],
    [metric('eighty', '170'), weight],
    [metric('1e3', '170'), weight],
    [metric('80kg', '170'), weight],
    [metric('80', '0'), cm],
    [metric('80', '1.7.0'), cm],
    [metric('80', '-170'), cm],
    [imperial('180', '0', '0'), feet],
    [imperial('180', '5', ''), feet],
    [imperial('180', '', '7'), feet],
    [imperial('180', '-5', '7'), feet],
    [imperial('180', 'five', '7'), feet],
    [metric('', '170'), 'Missing Info: Please provide valid weight'],
    [metric('  ', ''), 'Missing Info: Please provide valid weight'],
    [metric('80', ''), 'Missing Info: Please provide valid height.'],
    [imperial('180', '', ' '), 'Missing Info: Please provide valid height.'],
  ])('VA-02 %j: %s', (given, message) => {
    expect(bmiOf(given)).toBe(message)
  })

  it.each<[Measurements, string]>([
    [metric('95', '1.70'), 'Check Your Height: Did you mean 170 cm?'],
    [metric('95', '1,7'), 'Check Your Height: Did you mean 170 cm?'],
    [metric('95', '1.755'), 'Check Your Height: Did you mean 175.5 cm?'],
    [
      metric('95', '67'),
      'Check Your Height: Height must be between 120 cm and 220 cm. If you know it in feet and inches, choose ft/in.',
    ],
    [
      metric('95', '221'),
      'Check Your Height: Height must be between 120 cm and 220 cm. If it is right, please call us.',
    ],
    [
      imperial('210', '5', '70'),
      'Check Your Height: Height must be between 4 ft and 7 ft 2 in. If it is right, please call us.',
    ],
    [
      imperial('210', '3', '11'),
      'Check Your Height: Height must be between 4 ft and 7 ft 2 in. If it is right, please call us.',
    ],
    [
      metric('351', '170'),
      'Check Your Weight: Weight must be between 35 kg and 350 kg. If you mean pounds, choose lbs.',
    ],
    [
      metric('14', '170'),
      'Check Your Weight: Weight must be between 35 kg and 350 kg. If you mean stones, choose st/lb.',
    ],
    [metric('3', '170'), 'Check Your Weight: Weight must be between 35 kg and 350 kg. If it is right, please call us.'],
    [
      imperial('15', '5', '7'),
      'Check Your Weight: Weight must be between 78 lbs and 771 lbs. If you mean stones, choose st/lb.',
    ],
    [
      metric('240', '120'),
      'Check Your Measurements: Check your weight and height. Together they make a BMI of 166.7, which is not possible. Have you swapped them, or used another unit?',
    ],
    [
      metric('35', '220'),
      'Check Your Measurements: Check your weight and height. Together they make a BMI of 7.2, which is not possible. Have you swapped them, or used another unit?',
    ],
  ])('D-3 %j: %s', (given, message) => {
    expect(bmiOf(given)).toBe(message)
  })

  it('D-3 the bounds themselves are allowed', () => {
    expect(bmiOf(metric('35', '120'))).toBe('24.3')
    expect(bmiOf(metric('350', '220'))).toBe('72.3')
  })

  it('D-3 the likely intended value is offered, and the range is given in stones to a patient who types stones', () => {
    expect(calculateBmi(metric('95', '1.70'))).toMatchObject({ problem: { heightMeant: '170' } })
    expect(calculateBmi(imperial('28', '5', '7'), 'st-lb')).toMatchObject({
      problem: { text: 'Weight must be between 5 st 8 lb and 55 st 1 lb. If it is right, please call us.' },
    })
  })

  it('VA-02 the problem names its field', () => {
    expect(calculateBmi(metric('', '170'))).toMatchObject({ problem: { field: 'weight' } })
    expect(calculateBmi(metric('x', '170'))).toMatchObject({ problem: { field: 'weight' } })
    expect(calculateBmi(metric('80', ''))).toMatchObject({ problem: { field: 'height' } })
    expect(calculateBmi(metric('80', 'x'))).toMatchObject({ problem: { field: 'height' } })
    expect(calculateBmi(imperial('80', '5', 'x'))).toMatchObject({ problem: { field: 'height' } })
  })

  it('VA-10 is a number with one decimal for any person, grows with weight and falls with height', () => {
    const kg = fc.integer({ min: 50, max: 200 })
    const tall = fc.integer({ min: 140, max: 210 })
    fc.assert(
      fc.property(kg, tall, (weighs, stands) => {
        const bmi = bmiOf(metric(String(weighs), String(stands)))
        expect(bmi).toMatch(/^\d+\.\d$/)
        expect(Number(bmiOf(metric(String(weighs + 5), String(stands))))).toBeGreaterThan(Number(bmi))
        expect(Number(bmiOf(metric(String(weighs), String(stands + 10))))).toBeLessThan(Number(bmi))
      }),
    )
  })

  it('VA-02 any input gives a BMI or a message, never an exception', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        expect(bmiOf(metric(a, b))).toMatch(/^(\d+\.\d|[A-Z])/)
        expect(bmiOf(imperial(a, b, c))).toMatch(/^(\d+\.\d|[A-Z])/)
      }),
    )
  })
})

describe('numbers as people type them', () => {
  it.each([
    ['82.5', 82.5],
    ['82,5', 82.5],
    [' 82 ', 82],
    ['0', 0],
  ])('%j is %d', (typed, value) => expect(readNumber(typed)).toBe(value))

  it.each(['', ' ', '-1', '1.', '.5', '1,2,3', '1 000', 'NaN', 'Infinity', '1e5', '0x10', '9'.repeat(10)])(
    '%j is none',
    (typed) => expect(readNumber(typed)).toBeNull(),
  )
})
