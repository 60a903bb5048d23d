import { expect, it } from 'vitest'
import { capabilitiesOf, type Role } from '../identity/staff/roles.ts'
import { viewsFor } from './queue-views.ts'

it.each([
  ['prescriber', 'ready', 6],
  ['clinical_lead', 'ready', 6],
  ['pharmacist', 'approved', 5],
  ['coach', 'ready', 5],
  ['support', 'checked', 5],
  ['auditor', undefined, 0],
] as const)('a %s begins with the views of their work', (role: Role, first, count) => {
  const held = capabilitiesOf([role])
  const views = viewsFor((one) => held.has(one))
  expect([views[0], views.length]).toEqual([first, count])
})
