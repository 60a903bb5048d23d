import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { ContactForm } from './contact-form.tsx'

vi.mock('#web/shared/bot-check/bot-token.ts', () => ({ earnBotToken: async () => ({ token: 'token', lastsMs: 1e6 }) }))

const wrong = 'Enter an email address in the correct format, like name@example.com'

test('ST-03 E-8 a wrong address is told when it is left, once its checks have come, and goes when it is right', async () => {
  const { user } = showPage(ContactForm, '/contact-us')
  const email = screen.getByLabelText('Email')
  await user.type(email, 'sam@')
  expect(screen.queryByText(wrong)).toBeNull()
  await user.tab()
  expect(await screen.findByText(wrong)).toBeTruthy()
  await user.type(email, 'ferncliff.example')
  expect(screen.queryByText(wrong)).toBeNull()
})

test('ST-03 what is missing is listed on sending, and stands beside its field until it is there', async () => {
  const { user } = showPage(ContactForm, '/contact-us')
  await user.type(screen.getByLabelText('Email'), 'sam@ferncliff.example')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  const summary = await screen.findByRole('alert')
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Choose what it is about',
    'Enter a subject',
    'Enter a description',
  ])
  const subject = screen.getByLabelText('Subject')
  expect(subject.getAttribute('aria-invalid')).toBe('true')
  await user.type(subject, 'Parcel')
  expect(subject.getAttribute('aria-invalid')).toBeNull()
  // The list stays as it was on sending, so that nothing moves while it is being corrected.
  expect(summary.querySelectorAll('li')).toHaveLength(3)
})
