import { expect, it } from 'vitest'
import { medicineNamed } from '../medicines/medicines.ts'
import { dosesOf } from './prescription.ts'

it('R-17 a clinician chooses from the doses of that medication only', () => {
  expect(dosesOf('mounjaro')).toEqual(['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'])
  expect(dosesOf('Wegovy')).toEqual(['0.25mg', '0.5mg', '1.0mg', '1.7mg', '2.4mg'])
  expect(dosesOf('aspirin')).toEqual([])
})

it('an order is for a medication of the catalogue or for none', () => {
  expect([medicineNamed('wegovy')?.name, medicineNamed('Mounjaro')?.key, medicineNamed('')]).toEqual([
    'Wegovy',
    'mounjaro',
    null,
  ])
})
