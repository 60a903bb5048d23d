import { expect, it } from 'vitest'
import { callRequestForm, longestCallName } from './call-request.ts'

const good = { phone: '07700 900123', name: 'Robin', mayLeaveMessage: false }

it('is stored in the form it is dialled, with single spaces', () => {
  const { form, problems } = callRequestForm.read({
    phone: ' 07700 900123 ',
    name: ' Robin  F ',
    mayLeaveMessage: true,
  })
  expect(form).toEqual({ phone: '07700900123', name: 'Robin F', mayLeaveMessage: true })
  expect(problems).toEqual([])
})

it('keeps what is not a number as it was typed', () => {
  expect(callRequestForm.normal({ ...good, phone: ' the usual ' })).toEqual({ ...good, phone: 'the usual' })
})

it.each([
  ['nothing at all', { phone: ' ', name: '' }, [['phone', 'phone missing']]],
  ['no number', { phone: 'the usual' }, [['phone', 'phone unreal']]],
  ['a name as long as it may be', { name: 'é'.repeat(longestCallName) }, []],
  ['a longer one', { name: 'é'.repeat(longestCallName + 1) }, [['name', 'name too long']]],
  ['a name of emoji, each one sign', { name: '🐦'.repeat(longestCallName) }, []],
  ['what cannot be stored', { name: 'Ro\0bin' }, [['name', 'not text']]],
])('%s', (_, change, said) => {
  const { problems } = callRequestForm.read({ ...good, ...change })
  expect(problems.map(({ field, key }) => [field, key])).toEqual(said)
  for (const { message } of problems) expect(message).not.toBe('')
})
