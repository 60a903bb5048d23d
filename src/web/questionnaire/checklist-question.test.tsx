import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, keepAnswers, keptAnswers, press, savedOnce, tick } from '../../../tests/components/answering.ts'
import { showStep } from '../../../tests/components/show-step.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const ticked = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []))

test('Q-26 exclusive boxes clear each other on the screen', async () => {
  stubApi({})
  await showStep('step-7')
  tick(/^Cancer/)
  expect(ticked()).toEqual(['cancer'])
  tick('None of these')
  expect(ticked()).toHaveLength(1)
  expect(box('None of these').checked).toBe(true)
  tick(/^Cancer/)
  expect(ticked()).toEqual(['cancer'])
})

test('Q-26 “no medication” clears medicines, and leaves allergies', async () => {
  stubApi({})
  await showStep('other-medications-allergies')
  for (const name of [/^Warfarin/, /^allergies/, /^no medication/]) tick(name)
  expect(ticked()).toEqual(['no medication', 'allergies'])
})

test('AD-02 “No to all” clears the others, and any other clears it', async () => {
  stubApi({})
  await showStep('childhood-symptoms', 'adhd')
  const way = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')
  expect(boxes()).toHaveLength(10)
  expect(way()?.disabled).toBe(true)
  for (const name of [/^I forgot/, /^Sitting still/, 'No to all']) tick(name)
  expect(boxes().filter(({ checked }) => checked)).toEqual([box('No to all')])
  expect(way()?.disabled).toBe(false)
  tick(/^Sitting still/)
  expect(boxes().filter(({ checked }) => checked)).toEqual([box(/^Sitting still/)])
  tick(/^Sitting still/)
  expect(way()?.disabled).toBe(true)
})

test('E-18 Q-09 conditions of one sex are offered to it alone, also when it is changed', async () => {
  const asked = stubApi({ save_answer: savedOnce })
  const has = (name: string) => boxes().some(({ labels }) => labels?.[0]?.textContent?.startsWith(name))
  keepAnswers({ Q3_answer: 'Female' })
  const { unmount } = await showStep('step-8')
  expect(boxes()).toHaveLength(14)
  expect(has('Erectile dysfunction')).toBe(false)
  tick(/^Polycystic ovary syndrome \(PCOS\)/)
  tick(/^Joint pain/)
  expect(keptAnswers().Q7_answer).toHaveLength(2)
  unmount()
  keepAnswers({ ...keptAnswers(), Q3_answer: 'Male' })
  await showStep('step-8')
  expect(has('Erectile dysfunction')).toBe(true)
  expect(has('Polycystic ovary syndrome')).toBe(false)
  expect(box(/^Joint pain/).checked).toBe(true)
  press('Continue')
  await waitFor(() => {
    const sent = asked.findLast(({ call }) => call === 'save_answer')?.body as { ansData: string }
    expect(JSON.parse(sent.ansData).Q7_answer).toEqual(['Joint pain'])
  })
})
