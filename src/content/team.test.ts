import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { profiles } from './profiles.ts'
import { team } from './team.ts'

test('ST-05 there are four people, one of them a doctor, and each has a profile', () => {
  expect(team.map(({ slug }) => slug)).toEqual(['dr-imogen-ashdown', 'rowan-pell', 'nadia-farrow', 'callum-thorne'])
  expect(team.filter(({ slug }) => slug.startsWith('dr-'))).toHaveLength(1)
  for (const { slug } of team) {
    const { biography, helpsWith, howTheyWork, languages } = profiles[slug]
    expect(biography.length).toBeGreaterThanOrEqual(3)
    expect(helpsWith.length).toBeGreaterThanOrEqual(4)
    expect(howTheyWork).toMatch(/\.$/)
    expect(languages).toContain('English')
  }
})

test('ST-05 the psychiatrist is the one whose appointments are booked, told in one place', () => {
  const [doctor] = team
  expect(doctor.name).toBe(brand.consultant.name)
  expect(doctor.title).toBe(brand.consultant.title)
  expect(profiles[doctor.slug].biography).toBe(brand.consultant.profile)
})

test('ST-05 nobody is given a registration number', () => {
  expect(JSON.stringify(profiles)).not.toMatch(/\d{5,}/)
})
