import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, savedOnce, stepNow, write } from '../../../../tests/components/answering.ts'
import { describedBy } from '../../../../tests/components/fill.ts'
import { showStep } from '../../../../tests/components/show-step.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'

test('Q-25 VA-08 E-8 an email address must look like one, or be left out', async () => {
  const asked = stubApi({ save_answer: savedOnce })
  const { toast } = await showStep('special-offers')
  const isTold = () => describedBy(write(field.value)).includes('Please enter a valid email address or skip.')
  const field = write('sam@larkwell')
  press('Next')
  expect(toast()).toEqual(['Invalid Email', 'Please enter a valid email address or skip.'])
  expect(isTold()).toBe(true)
  write('sam@larkwell.ex')
  expect(isTold()).toBe(false)
  write('sam')
  expect(isTold()).toBe(false)
  fireEvent.blur(field)
  expect(isTold()).toBe(true)
  write(' sam@larkwell.example ')
  press('Next')
  await waitFor(() => expect(stepNow()).toBe('/assessment/buy'))
  expect(asked.findLast(({ call }) => call === 'save_answer')?.body).toMatchObject({
    ansData: '{"email":"sam@larkwell.example"}',
  })
  expect(localStorage.getItem('email')).toBe('sam@larkwell.example')
})
