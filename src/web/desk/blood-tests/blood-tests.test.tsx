import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeskBloodHandIn, DeskBloodTestsOf } from '#contract/blood-tests/desk-blood-tests.ts'
import { bloodHandInPath, bloodKitPath, bloodTestsOfPath } from '#contract/desk/addresses.ts'
import { kitCode } from '#domain/blood-tests/kits.ts'
import { scan } from '../../../../tests/components/scan.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import BloodTests from './blood-tests.tsx'

const id = '5d0a1a2e-0000-4000-8000-000000000001'
const person = { accountId: id, name: 'Nora Birch' }
const write = (within_: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } })

const handIn: DeskBloodHandIn = {
  id,
  person,
  at: '2026-11-18T09:00:00.000Z',
  files: [{ id, name: 'results.pdf', kind: 'pdf' }],
  firstBy: 'Anil Kestrel',
  isMineFirst: false,
  isEnded: false,
  drafts: {},
}

async function showTyping(more: Partial<DeskBloodHandIn> = {}) {
  const asked = stubApi({
    desk_blood_hand_in: () => says<never>(200, { ...handIn, ...more }),
    desk_type_blood_results: () => says<never>(200, { is: 'filed' }),
    desk_keep_draft: () => says<never>(200, {}),
  })
  const shown = showDesk(BloodTests, bloodHandInPath(id))
  await screen.findByText('results.pdf')
  return { asked, ...shown }
}

it('asks about an HbA1c in per cent before it can be saved', async () => {
  const { asked, user } = await showTyping()
  for (const [label, value] of [
    ['First name', 'Nora'],
    ['Surname', 'Birch'],
    ['Date of birth', '1984-05-04'],
    ['Laboratory or practice', 'Ferncliff Pathology'],
    ['Date the sample was taken', '2026-11-10'],
  ] as const)
    write(document.body, label, value)
  const hba1c = screen.getByRole('group', { name: 'HbA1c' })
  write(hba1c, 'Value', '6.5')
  expect(within(hba1c).getByRole('alert').textContent).toContain('looks like a value in %')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(asked.some(({ call }) => call === 'desk_type_blood_results')).toBe(false)
  write(hba1c, 'Value', '48')
  expect(within(hba1c).queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Both entries are the same/)).toBeTruthy()
  expect(asked.find(({ call }) => call === 'desk_type_blood_results')?.body).toMatchObject({
    person: { firstName: 'Nora', lastName: 'Birch', bornOn: '1984-05-04' },
    report: { results: [{ test: 'hba1c', value: 48 }] },
    sure: [],
  })
})

it('leads back to the value once somebody is sure of it, and says its unit with the group', async () => {
  const { user } = await showTyping()
  const potassium = screen.getByRole('group', { name: 'Potassium', description: 'mmol/L' })
  write(potassium, 'Value', '44')
  await user.click(within(potassium).getByRole('button', { name: /I have checked it/ }))
  expect(within(potassium).queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(within(potassium).getByLabelText('Value'))
})

it('has what was typed and not saved again, after a look at another page and after a reload', async () => {
  const named = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const hba1c = () => within(screen.getByRole('group', { name: 'HbA1c' })).getByLabelText<HTMLInputElement>('Value')
  const first = await showTyping()
  write(document.body, 'Surname', 'Birch')
  write(screen.getByRole('group', { name: 'HbA1c' }), 'Value', '48')
  first.unmount()
  const kept = first.asked.findLast(({ call }) => call === 'desk_keep_draft')?.body as { subject: string; body: string }
  expect(kept.subject).toBe(`hand-in/${id}/typed`)
  const again = await showTyping()
  expect([named('Surname'), hba1c().value]).toEqual(['Birch', '48'])
  again.unmount()
  // As another browser reads it.
  const other = await showTyping({ drafts: { typed: kept.body.replace('Birch', 'Beech'), refuse: 'Unread' } })
  expect([named('Surname'), hba1c().value]).toEqual(['Beech', '48'])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why (the patient reads this)').value).toBe('Unread')
  for (const [label, value] of [
    ['First name', 'Nora'],
    ['Date of birth', '1984-05-04'],
    ['Laboratory or practice', 'Ferncliff Pathology'],
    ['Date the sample was taken', '2026-11-10'],
  ] as const)
    write(document.body, label, value)
  await other.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Both entries are the same/)
  other.unmount()
  await showTyping()
  expect([named('Surname'), hba1c().value]).toEqual(['', ''])
})

it('lets nobody type the same results twice', async () => {
  await showTyping({ isMineFirst: true })
  expect(screen.getByText(/Someone else has to type them now/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const range = { than: null, low: null, mark: null, unread: null } as const
const tests: DeskBloodTestsOf = {
  person: { ...person, born: '1984-05-04' },
  today: '2026-11-19',
  schedule: null,
  reports: [
    {
      id,
      laboratory: 'Ferncliff Pathology',
      takenOn: '2026-11-10',
      results: [
        { test: 'alt', value: 62, ...range, high: 35 },
        { test: 'hba1c', value: 6.1, ...range, high: 41 },
      ],
      at: '2026-11-12T09:00:00.000Z',
      source: 'laboratory',
      kit: kitCode(5),
      typedBy: null,
      confirmedBy: null,
      reviewedAt: null,
      reviewedBy: null,
      words: null,
    },
  ],
  mayReview: true,
}

it('shows what is outside the range, doubts an unlikely value, and is reviewed with words alone', async () => {
  const asked = stubApi({
    desk_blood_tests_of: () => says<never>(200, tests),
    desk_review_blood_report: () => says<never>(200, {}),
  })
  const { user } = showDesk(BloodTests, bloodTestsOfPath(id))
  const alt = within(await screen.findByRole('row', { name: /ALT/ }))
  expect(alt.getByText('Above')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /HbA1c/ })).getByText(/Unlikely value/)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Save review and show to the patient' })
  await user.click(button)
  expect(asked.some(({ call }) => call === 'desk_review_blood_report')).toBe(false)
  write(document.body, 'To the patient', 'ALT is a little high. We repeat it.')
  await user.click(button)
  expect(asked.find(({ call }) => call === 'desk_review_blood_report')?.body).toEqual({
    id,
    words: 'ALT is a little high. We repeat it.',
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sample taken 10 Nov 2026'))
})

it('sends a kit only with its own number', async () => {
  const kit = {
    id,
    code: kitCode(5),
    state: 'asked',
    held: null,
    to: { name: 'Nora Birch', lines: ['York'] },
    sent: null,
  }
  const asked = stubApi({
    desk_blood_kit: () => says<never>(200, kit),
    desk_send_blood_kit: () => says<never>(200, {}),
  })
  const { user } = showDesk(BloodTests, bloodKitPath(id), ['dispatch'])
  await screen.findAllByText(kit.code)
  write(document.body, 'Carrier', 'Swift Post')
  write(document.body, 'Tracking number', 'SP 1')
  write(document.body, 'Number on the kit in the box', kitCode(6))
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(asked.some(({ call }) => call === 'desk_send_blood_kit')).toBe(false)
  write(document.body, 'Number on the kit in the box', kit.code)
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(asked.find(({ call }) => call === 'desk_send_blood_kit')?.body).toMatchObject({ code: kit.code })
})

it('hears the number of a kit from anywhere, and leaves a scanned tracking number in its field', async () => {
  const kit = {
    id,
    code: kitCode(5),
    state: 'asked',
    held: null,
    to: { name: 'Nora Birch', lines: ['York'] },
    sent: null,
  }
  stubApi({ desk_blood_kit: () => says<never>(200, kit) })
  showDesk(BloodTests, bloodKitPath(id), ['dispatch'])
  await screen.findAllByText(kit.code)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  scan(kit.code.replaceAll('-', ''))
  await waitFor(() => expect(field('Number on the kit in the box').value).toBe(kit.code.replaceAll('-', '')))
  field('Tracking number').focus()
  scan('00340434161094021501')
  expect(field('Tracking number').value).toBe('00340434161094021501')
  expect(field('Number on the kit in the box').value).toBe(kit.code.replaceAll('-', ''))
})
