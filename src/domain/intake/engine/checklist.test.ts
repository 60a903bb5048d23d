import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weightManagement } from '../weight-management/flow.ts'
import { chosenIn, encodeChosen, toggle } from './checklist.ts'
import type { ChecklistStep } from './step.ts'

const checklists = Object.values(weightManagement.steps).filter(
  (step): step is ChecklistStep<never, never> => step.kind === 'checklist',
) as ChecklistStep[]
const [serious, , previous, medication] = checklists as [ChecklistStep, ChecklistStep, ChecklistStep, ChecklistStep]

/** A checklist and a number of clicks on it. */
const clicks = fc
  .constantFrom(...checklists)
  .chain((step) => fc.tuple(fc.constant(step), fc.array(fc.constantFrom(...step.options.map(({ value }) => value)))))

const click = (step: ChecklistStep, values: readonly string[]) =>
  values.reduce<string[]>((chosen, value) => toggle(step, chosen, value), [])

describe('exclusive options', () => {
  it('Q-26 none clears the others and any other clears none', () => {
    expect(click(serious, ['cancer', 'men2', 'none'])).toEqual(['none'])
    expect(click(serious, ['none', 'cancer'])).toEqual(['cancer'])
  })

  it('Q-26 never taken stands alone', () => {
    const never = 'I have never taken medication to lose weight'
    expect(click(previous, ['Wegovy', 'Other', never])).toEqual([never])
    expect(click(previous, [never, 'Alli'])).toEqual(['Alli'])
  })

  it('Q-26 no medication clears the medications only, and allergies go with either', () => {
    expect(click(medication, ['Warfarin', 'allergies', 'no medication'])).toEqual(['no medication', 'allergies'])
    expect(click(medication, ['no medication', 'allergies', 'Levothyroxine'])).toEqual(['Levothyroxine', 'allergies'])
  })

  it('Q-26 a second click unticks an option', () => {
    expect(click(serious, ['cancer', 'cancer'])).toEqual([])
    expect(toggle(serious, ['cancer'], 'no such option')).toEqual(['cancer'])
  })

  it('Q-26 after any clicks the result can be stored and read back unchanged', () => {
    fc.assert(
      fc.property(clicks, ([step, values]) => {
        const chosen = click(step, values)
        expect(chosenIn(step, encodeChosen(step, chosen))).toEqual(chosen.length === 0 ? null : chosen)
      }),
    )
  })

  it('Q-26 the option clicked last is ticked unless it was ticked before', () => {
    fc.assert(
      fc.property(clicks, ([step, values]) => {
        const last = values.at(-1)
        if (last === undefined) return
        const before = click(step, values.slice(0, -1))
        expect(click(step, values).includes(last)).toBe(!before.includes(last))
      }),
    )
  })

  it('an option that is shown in other words than it is stored in is stored and read by those it is stored in', () => {
    const reworded = {
      ...serious,
      options: [{ value: 'cancer', label: 'Cancer', stored: 'A cancer' }],
    } as ChecklistStep
    expect(encodeChosen(reworded, ['cancer'])).toEqual(['A cancer'])
    expect(chosenIn(reworded, ['A cancer'])).toEqual(['cancer'])
    expect(chosenIn(reworded, ['Cancer'])).toBeNull()
  })

  it('labels with and without a space after the comma are read alike', () => {
    expect(chosenIn(previous, 'Wegovy,Alli')).toEqual(['Wegovy', 'Alli'])
    expect(chosenIn(previous, '')).toBeNull()
    expect(chosenIn(serious, undefined)).toBeNull()
  })
})
