import { expect, it } from 'vitest'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import {
  checkAnswersFor,
  checkedFlow,
  finishPath,
  firstStepPath,
  homeOf,
  orderSummaryPath,
  pages,
  stepPath,
} from './pages.ts'

it.each([
  { medication: mounjaro, price: '£209.00' },
  { medication: wegovy, price: '£199.00' },
])('BU-04 the order summary gets the chosen medicine: $medication.name', ({ medication, price }) => {
  const { pathname, searchParams } = new URL(orderSummaryPath(medication), 'https://larkwell.example')
  expect(pathname).toBe('/assessment/order-summary')
  expect(Object.fromEntries(searchParams)).toEqual({
    medication: medication.key,
    name: medication.name,
    price,
    image: `/medications/${medication.key}.svg`,
    priceNew: '£125.00',
  })
})

it('BU-04 the address is encoded', () => {
  expect(orderSummaryPath(mounjaro)).toBe(
    '/assessment/order-summary?medication=mounjaro&name=Mounjaro&price=%C2%A3209.00&image=%2Fmedications%2Fmounjaro.svg&priceNew=%C2%A3125.00',
  )
})

it('AD-02 a step has an address under its questionnaire', () => {
  expect(stepPath('adhd', 'question-4')).toBe('/assessment/adhd/question-4')
  expect(stepPath('weight-management', 'step-8')).toBe('/assessment/questionnaire/step-8')
})

it('CO-04 a questionnaire begins at its own first question', () => {
  expect(firstStepPath('weight-management')).toBe('/assessment/questionnaire/step-1')
  expect(firstStepPath('adhd')).toBe(pages.adhdDiagnosisStatus)
})

it('a questionnaire has a page after its end, and one for patients who leave it', () => {
  expect([finishPath('weight-management'), finishPath('adhd')]).toEqual([pages.buy, pages.booking])
  expect(finishPath('adhd', 'result')).toBe(pages.adhdResult)
  expect(() => finishPath('weight-management', 'result')).toThrow('weight-management')
  expect([homeOf('weight-management'), homeOf('adhd')]).toEqual([pages.home, pages.home])
})

it('E-14 the address of the check names its questionnaire, and an unknown one has none', () => {
  expect(checkAnswersFor('weight-management')).toBe('/assessment/check-answers')
  expect(checkAnswersFor('adhd')).toBe('/assessment/check-answers?flow=adhd')
  expect([null, 'adhd', 'weight-management'].map(checkedFlow)).toEqual([
    'weight-management',
    'adhd',
    'weight-management',
  ])
  expect(['', 'no-such-flow', 'toString'].map(checkedFlow)).toEqual([null, null, null])
})
