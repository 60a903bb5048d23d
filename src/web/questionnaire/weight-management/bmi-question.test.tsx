import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

beforeEach(() => void stubApi({}))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const unit = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const bmi = () => field('Your BMI').value
const kept = () => JSON.parse(localStorage.getItem('questionnaire_data') ?? '{}').Q4_answer

describe('the BMI calculator', () => {
  test('VA-02 says each problem in its own words', async () => {
    const { toast } = await showStep('step-5')
    press('Calculate BMI')
    expect(toast()).toEqual(['Missing Info', expect.stringContaining('Please provide valid weight')])
    type('Weight', 'abc')
    press('Calculate BMI')
    expect(toast()).toEqual(['Invalid Weight', 'Please enter a valid positive number for weight.'])
    type('Weight', '95')
    press('Calculate BMI')
    expect(toast()).toContainEqual(expect.stringContaining('Please provide valid height.'))
    type('Height', '-1')
    press('Calculate BMI')
    expect(toast()).toContain('Please enter a valid positive number for height in cm.')
    unit('ft/in')
    type('Feet', '5')
    press('Calculate BMI')
    expect(toast()).toContain('Please enter valid numbers for feet and inches.')
    type('Inches', '7')
    press('Calculate BMI')
    expect(toast()).toEqual(['BMI Calculated', 'Your BMI is 32.8.'])
  })

  test('D-3 E-8 what cannot be is said on leaving the field, kindly, and goes when it is right', async () => {
    const { container, toast } = await showStep('step-5')
    type('Weight', '14')
    expect(container.textContent).not.toContain('Weight must be')
    fireEvent.blur(field('Weight'))
    expect(container.textContent).toContain(
      'Weight must be between 35 kg and 350 kg. If you mean stones, choose st/lb.',
    )
    type('Weight', '95')
    expect(container.textContent).not.toContain('Weight must be')
    type('Height', '1.70')
    expect(bmi()).toBe('')
    press('Continue')
    expect(toast()).toContain('Please calculate your BMI before proceeding.')
    expect(container.textContent).toContain('Did you mean 170 cm?')
    press('Yes, 170 cm')
    expect(field('Height').value).toBe('170')
    expect(bmi()).toBe('32.9')
    expect(container.textContent).not.toContain('Did you mean')
  })

  test('Q-06 takes pounds with the hint, and a comma for a point', async () => {
    const { container } = await showStep('step-5')
    expect(container.textContent).not.toContain('Please enter total pounds if using lbs.')
    unit('lbs')
    expect(container.textContent).toContain('Please enter total pounds if using lbs.')
    expect(field('Weight').inputMode).toBe('decimal')
    type('Weight', '210,5')
    type('Height', '170')
    press('Calculate BMI')
    expect(bmi()).toBe('33.0')
    expect(field('Your BMI').readOnly).toBe(true)
  })

  test('E-7 R-32 another unit converts both ways, gives back what was typed, and stones are a choice', async () => {
    await showStep('step-5')
    type('Weight', '90,07')
    type('Height', '170')
    unit('lbs')
    expect(field('Weight').value).toBe('198.6')
    unit('st/lb')
    expect([field('Stones').value, field('Pounds').value]).toEqual(['14', '2.6'])
    unit('ft/in')
    expect([field('Feet').value, field('Inches').value]).toEqual(['5', '6.9'])
    expect(bmi()).toBe('31.2')
    unit('cm')
    unit('kg')
    expect([field('Weight').value, field('Height').value]).toEqual(['90,07', '170'])
    unit('st/lb')
    type('Stones', '14')
    type('Pounds', '7')
    expect(kept()).toMatchObject({ weight: '203', weightUnit: 'st-lbs', bmi: '31.9' })
  })

  test('VA-03 VA-04 any change takes the BMI away', async () => {
    const { toast } = await showStep('step-5')
    type('Weight', '95')
    type('Height', '170')
    expect(bmi()).toBe('32.9')
    type('Height', '17')
    expect(bmi()).toBe('')
    type('Height', '171')
    expect(bmi()).toBe('32.5')
    expect(toast()).toEqual([])
  })

  test('VA-04 without a number for a BMI there is no way on', async () => {
    const measured = { weight: '95', weightUnit: 'kg', heightCm: '171', heightFt: '', heightIn: '', heightUnit: 'cm' }
    const Q4_answer = { ...measured, bmi: 'much' }
    localStorage.setItem('questionnaire_data', JSON.stringify({ Q4_answer, stepHistory: ['step-1', 'step-5'] }))
    const { toast } = await showStep('step-5')
    press('Continue')
    expect(toast()).toEqual(['Invalid BMI', 'Could not determine BMI. Please recalculate.'])
    expect(screen.getByTestId('address').textContent).toBe('/assessment/questionnaire/step-5')
  })
})
