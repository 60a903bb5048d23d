import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { profiles } from './profiles.ts'
import { team, teamMember } from './team.ts'

test('ST-05 there are four people, one of them a doctor, and each has a profile', () => {
  expect(team.map(({ id }) => id)).toEqual(['psychiatrist', 'pharmacist', 'dietitian', 'coach'])
  expect(team.filter(({ slug }) => slug.startsWith('dr-'))).toHaveLength(1)
  for (const { id, slug } of team) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/)
    const { biography, helpsWith, howTheyWork, languages } = profiles[id]
    expect(biography.length).toBeGreaterThanOrEqual(3)
    expect(helpsWith.length).toBeGreaterThanOrEqual(4)
    expect(howTheyWork).toMatch(/\.$/)
    expect(languages).toContain('English')
  }
})

test('ST-05 the psychiatrist is the one whose appointments are booked, told in one place', () => {
  const doctor = teamMember('psychiatrist')
  expect(doctor.name).toBe(brand.consultant.name)
  expect(doctor.title).toBe(brand.consultant.title)
})

test('F-16 whoever is on a register shows their number, and invented ones are marked as examples', () => {
  const registrations = team.map(({ id }) => profiles[id].registration)
  expect(registrations.map((one) => one?.body)).toEqual(['GMC', 'GPhC', 'HCPC', undefined])
  for (const one of registrations) if (one && /0{5,}$/.test(one.number)) expect(one.isExample).toBe(true)
})
