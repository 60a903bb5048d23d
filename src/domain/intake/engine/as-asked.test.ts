import { expect, test } from 'vitest'
import { adhd } from '../adhd/flow.ts'
import { weightManagement } from '../weight-management/flow.ts'
import { asAsked, contextIn, unknownContext, usualContext } from './as-asked.ts'
import { addressOf, toStep } from './step.ts'

test('Q-16 a question names the medication exactly as it was typed', () => {
  expect(asAsked('How long on {medication}? Is {medication} daily?', { medication: "Ozempic $& $' 😀" })).toBe(
    "How long on Ozempic $& $' 😀? Is Ozempic $& $' 😀 daily?",
  )
  expect(asAsked('How old are you?', { medication: 'Wegovy' })).toBe('How old are you?')
})

test('Q-16 braces in typed text are not replaced, and unknown names stay as they are', () => {
  expect(asAsked('{medication}, {dose}', { medication: '{dose}', dose: '1 mg' })).toBe('{dose}, 1 mg')
  expect(asAsked('{medication} and {dose}', { medication: 'Alli' })).toBe('Alli and {dose}')
})

test('Q-17 a flow has words for a missing and for an unknown name', () => {
  expect(usualContext(weightManagement)).toEqual({ medication: 'Wegovy' })
  expect(unknownContext(weightManagement)).toEqual({ medication: 'your medication' })
  expect([usualContext(adhd), unknownContext(adhd)]).toEqual([{}, {}])
})

test('Q-17 only declared parameters of an address reach a flow', () => {
  const address = new Map([
    ['medication', 'Alli'],
    ['colour', 'red'],
  ])
  const named = (name: string) => address.get(name) ?? null
  expect(contextIn(weightManagement, named)).toEqual({ medication: 'Alli' })
  expect(contextIn(weightManagement, () => null)).toEqual({})
  expect(contextIn(weightManagement, () => '')).toEqual({ medication: '' })
  expect(contextIn(adhd, named)).toEqual({})
})

test('Q-16 the address of a step carries its context, and nothing where there is none', () => {
  expect(addressOf(toStep('how', { medicine: 'A&B', dose: '1 mg' }))).toBe('how?medicine=A%26B&dose=1%20mg')
  expect(toStep('how', {})).toEqual({ to: 'step', step: 'how' })
  expect(addressOf(toStep('how'))).toBe('how')
})
