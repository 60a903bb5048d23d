import { expect, it } from 'vitest'
import { medications, mounjaro } from '#domain/catalogue/medications.ts'
import { orderSummaryPath, stepPath } from './pages.ts'

it.each(medications)('BU-04 the order summary is told what was chosen: $name', (medication) => {
  const { pathname, searchParams } = new URL(orderSummaryPath(medication), 'https://larkwell.example')
  expect(pathname).toBe('/assessment/order-summary')
  expect(Object.fromEntries(searchParams)).toEqual({
    medication: medication.key,
    name: medication.name,
    price: medication.key === 'mounjaro' ? '£209.00' : '£199.00',
    image: `/medications/${medication.key}.svg`,
    priceNew: '£125.00',
  })
})

it('BU-04 the address is encoded', () => {
  expect(orderSummaryPath(mounjaro)).toBe(
    '/assessment/order-summary?medication=mounjaro&name=Mounjaro&price=%C2%A3209.00&image=%2Fmedications%2Fmounjaro.svg&priceNew=%C2%A3125.00',
  )
})

it('AD-02 a step is asked where its questionnaire is', () => {
  expect(stepPath('adhd', 'question-4')).toBe('/assessment/adhd/question-4')
  expect(stepPath('weight-management', 'step-8')).toBe('/assessment/questionnaire/step-8')
})
