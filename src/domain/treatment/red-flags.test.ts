import { expect, it } from 'vitest'
import { redFlagIds, redFlagOf, redFlags } from './red-flags.ts'

it('red-flag symptoms are listed from those for an ambulance to those for the next days', () => {
  expect(redFlags.map(({ id, urgency }) => `${id}: ${urgency}`)).toEqual([
    'allergy: emergency',
    'pancreatitis: emergency',
    'sight: emergency',
    'low-sugar: emergency',
    'gallbladder: urgent',
    'dehydration: urgent',
    'mood: urgent',
    'pregnancy: soon',
    'neck: soon',
  ])
  expect(redFlagIds).toEqual(redFlags.map(({ id }) => id))
  for (const id of redFlagIds) expect(redFlagOf(id)).toMatchObject({ id, act: expect.stringMatching(/.{8}/) })
})
