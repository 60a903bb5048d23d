import { expect, it } from 'vitest'
import { capabilitiesOf, roles } from '#domain/identity/staff/roles.ts'
import { pages } from '../pages.ts'
import { homeOf } from './home.ts'
import { mayOpen } from './who-may-open.ts'

const at = (...held: Parameters<typeof homeOf>[0]['roles']) => homeOf({ roles: held, isOnCall: false })

it('D-10 roles with different work have different home pages', () => {
  const first = [
    'prescriber',
    'pharmacist',
    'coach',
    'nutritionist',
    'support',
    'clinical_lead',
    'administrator',
    'auditor',
  ] as const
  expect(new Set(first.map((role) => at(role))).size).toBe(first.length)
})

it('D-10 each role has a home page that it may open', () => {
  for (const role of roles)
    expect([role, mayOpen(at(role) ?? '', (one) => capabilitiesOf([role]).has(one))]).toEqual([role, true])
})

it('D-10 only prescribers start at the prescribers’ queue', () => {
  expect(roles.filter((role) => at(role) === pages.deskQueue)).toEqual(['prescriber'])
})

it('D-10 of several roles the one nearest to patients counts; the person on call starts at the alarms', () => {
  expect(at('administrator', 'pharmacist')).toBe(pages.deskPharmacy)
  expect(at('clinical_lead', 'prescriber')).toBe(pages.deskQueue)
  expect(at('administrator', 'clinical_lead')).toBe(pages.deskWatch)
  expect(homeOf({ roles: ['prescriber'], isOnCall: true })).toBe(pages.deskWatch)
  expect(at()).toBeNull()
  expect(homeOf({ roles: [], isOnCall: true })).toBeNull()
})
