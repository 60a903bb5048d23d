import { expect, it } from 'vitest'
import { readableCase } from './readable-case.ts'

it.each([
  ['THE DENSHAM SURGERY', 'The Densham Surgery'],
  ["ST MARY'S SURGERY", "St Mary's Surgery"],
  ['STOCKTON ON TEES', 'Stockton on Tees'],
  ['BRADFORD-ON-AVON', 'Bradford-on-Avon'],
  ['OAKMEADOW SURGERY (GJ INGRAMS)', 'Oakmeadow Surgery (GJ Ingrams)'],
  ['THE HEDGES MEDICAL CENTRE (SA BAILEY)', 'The Hedges Medical Centre (SA Bailey)'],
  ['DR IA GILKAR & PARTNERS', 'Dr IA Gilkar & Partners'],
  ['DRS LAMBERT & NG', 'Drs Lambert & Ng'],
  ["DR O'RIORDAN", "Dr O'Riordan"],
  ['DR MCDONALD', 'Dr McDonald'],
  ['SUNDERLAND GP ALLIANCE', 'Sunderland GP Alliance'],
  ['VICTORIA MEDICAL CENTRE PMS PRACTICE', 'Victoria Medical Centre PMS Practice'],
  ['4TH FLOOR, 12A HIGH RD', '4th Floor, 12A High Rd'],
  ["MEDDYGFA'R SARN", "Meddygfa'r Sarn"],
  ['The Surgery', 'The Surgery'],
])('Q-24 writes %s in ordinary case', (shouted, expected) => {
  expect(readableCase(shouted)).toBe(expected)
})
