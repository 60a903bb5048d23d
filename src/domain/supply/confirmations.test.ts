import { expect, it } from 'vitest'
import { rules } from '../clinical/rules.ts'
import { confirmationNames, confirmations, confirmationsFor } from './confirmations.ts'

it('is required by an existing flag, and by no other', () => {
  const ids = rules.map(({ id }) => id)
  for (const name of confirmationNames) {
    const { askedBy } = confirmations[name]
    expect(ids).toContain(askedBy)
    expect(confirmationsFor([{ id: askedBy }, { id: 'another' }])).toEqual([name])
    const others = ids.filter((id) => id !== askedBy).map((id) => ({ id }))
    expect(confirmationsFor(others)).toEqual(confirmationNames.filter((other) => other !== name))
  }
})
