import { expect, test } from 'vitest'
import { type ContactRequest, contactForm } from './contact-form.ts'

const good = { email: ' sam@ferncliff.example ', reason: 'order', subject: 'Parcel', description: 'Where\r\nis\rit?\n' }

const problemsIn = (request: ContactRequest) =>
  contactForm.read(request).problems.map(({ field, message }) => ({ field, message }))

test('ST-03 a complete request has no problem, and is normalised before it is stored', () => {
  expect(problemsIn(good)).toEqual([])
  expect(contactForm.normal(good)).toEqual({
    email: 'sam@ferncliff.example',
    reason: 'order',
    subject: 'Parcel',
    description: 'Where\nis\nit?',
  })
})

test('ST-03 all four fields are required, and listed in the order of the form', () => {
  const none = { email: '', reason: '', subject: ' ', description: '\n\t ' }
  expect(problemsIn(none).map(({ field }) => field)).toEqual(['email', 'reason', 'subject', 'description'])
})

test.each([
  ['email', ' ', 'Enter your email address'],
  ['email', 'nul\0@ferncliff.example', 'Enter an email address in the correct format, like name@example.com'],
  ['email', 'sam', 'Enter an email address in the correct format, like name@example.com'],
  ['reason', 'constructor', 'Choose what it is about'],
  ['subject', '🦦'.repeat(151), 'Subject must be 150 characters or fewer'],
  ['subject', 'two\u2028lines', 'Subject must be one line of text'],
  ['subject', 'bell\u0007', 'Remove the characters that are not text'],
  ['description', '🦦'.repeat(10_001), 'Description must be 10,000 characters or fewer'],
  ['subject', 'half a letter \ud83d', 'Remove the characters that are not text'],
  ['description', 'half a letter \ud83d', 'Remove the characters that are not text'],
  ['description', 'c1\u0085', 'Remove the characters that are not text'],
])('ST-03 %s: %j', (field, value, message) => {
  expect(problemsIn({ ...good, [field]: value })).toEqual([{ field, message }])
})

test('ST-03 an emoji counts as one character', () => {
  expect(problemsIn({ ...good, subject: '🦦'.repeat(150), description: '🦦'.repeat(10_000) })).toEqual([])
})
