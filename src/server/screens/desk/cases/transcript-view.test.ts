import { expect, it } from 'vitest'
import { checkIn } from '#domain/intake/check-in/flow.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { transcriptView } from './transcript-view.ts'

const answersOf = (said: Answers) => {
  const shown = transcriptView(checkIn, checkIn.version, { ...checkInAnswers(said) })
  const questions = (shown?.topics ?? []).flatMap((topic) => topic.questions)
  return Object.fromEntries(questions.map(({ step, answer }) => [step, answer]))
}

it('the days of doses are dates in words at the desk, like all others there', () => {
  const { 'check-in-doses': doses } = answersOf({ check_in_doses: { taken: ['2026-10-26', '2026-11-02'], missed: 1 } })
  expect(doses).toEqual(['Taken on 26 Oct 2026, 2 Nov 2026', '1 missed'])
})

it('what a patient wrote stays as they wrote it', () => {
  const said = {
    check_in_changes: ['An illness, a diagnosis or an allergy'],
    check_in_new_conditions: ['Pancreatitis'],
  }
  const { 'check-in-conditions': own } = answersOf({ ...said, check_in_conditions: 'In hospital on 26/10/2026.' })
  expect(own).toEqual(['In hospital on 26/10/2026.'])
})
