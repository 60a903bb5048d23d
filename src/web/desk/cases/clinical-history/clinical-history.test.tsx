import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import { fill } from '../../../../../tests/components/fill.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { ClinicalHistory } from './clinical-history.tsx'

const id = '00000000-0000-4000-8000-0000000000d1'
const accountId = '00000000-0000-4000-8000-0000000000d2'

const entry: HistoryEntryView = {
  id,
  kind: 'stop',
  source: 'medical history form',
  words: 'History of pancreatitis.',
  at: '2026-03-02T10:00:00.000Z',
  by: null,
  reference: 'LW-3N8D',
  heldBack: null,
  firstHeldBack: null,
  mayMark: true,
  marks: [],
  needsEvidence: true,
  mayCorrect: true,
  correction: null,
}

function show(entries: readonly HistoryEntryView[], capabilities?: Parameters<typeof showDesk>[2]) {
  const onChanged = vi.fn(async () => undefined)
  const Page = () => <ClinicalHistory accountId={accountId} entries={entries} onChanged={onChanged} />
  return { ...showDesk(Page, '/desk', capabilities), onChanged }
}

it('C-29: an entry is corrected by keyboard, with a reason and the evidence it rests on', async () => {
  const asked = stubApi({ desk_correct_history: () => says<never>(200, {} as never) })
  const { user, onChanged } = show([entry])
  const open = await screen.findByRole('button', { name: /Correct this entry ?: Contraindication reported/ })
  open.focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('radio', { name: 'None' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'It was a mistake' }))
  fill('Clinical rationale', 'A scan ruled it out.')
  await user.click(screen.getByRole('radio', { name: 'A letter from a doctor or clinic' }))
  await user.click(screen.getByRole('button', { name: 'Record the correction' }))
  expect(asked.filter(({ call }) => call === 'desk_correct_history')).toEqual([])
  fill('Which one, and of what date?', 'Hospital letter of 1 March')
  await user.click(screen.getByRole('button', { name: 'Record the correction' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_correct_history')?.body).toEqual({
    entryId: id,
    why: 'mistaken',
    reason: 'A scan ruled it out.',
    evidence: 'letter',
    evidenceNamed: 'Hospital letter of 1 March',
  })
})

it('C-29: a corrected entry shows both, and a coach can neither correct nor add', async () => {
  stubApi({})
  const correction = {
    why: 'wrong person',
    reason: 'The letter was about her sister.',
    evidence: 'document',
    evidenceNamed: 'Passport',
    by: 'Dr Khan',
    at: '2026-03-04T10:00:00.000Z',
  } as const
  show([{ ...entry, mayCorrect: false, mayMark: false, correction }], ['see-record'])
  expect(await screen.findByText('History of pancreatitis.')).toBeDefined()
  expect(screen.getByText('The letter was about her sister.')).toBeDefined()
  expect(screen.getByText(/medical history form · Patient · .*2026.* · Order LW-3N8D/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('an entry is added with whether it may leave in a copy, and one that may not says so', async () => {
  const asked = stubApi({ desk_add_history: () => says<never>(200, {} as never) })
  const { user, onChanged } = show([{ ...entry, heldBack: 'another person' }])
  expect(await screen.findByText('Held back from copies and letters: about another person')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add to the clinical history' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
  fill('What was reported, and by whom', 'Her husband says she hid a reaction.')
  await user.click(screen.getByRole('radio', { name: 'No: about another person' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_add_history')?.body).toMatchObject({ heldBack: 'another person' })
})

it('an entry is held back later with a reason, and the button says what it does', async () => {
  const asked = stubApi({ desk_mark_history: () => says<never>(200, {} as never) })
  const { user, onChanged } = show([entry])
  await user.click(await screen.findByRole('button', { name: /Hold back from copies ?: Contraindication reported/ }))
  expect(screen.queryByRole('radio', { name: 'Yes' }), 'it leaves already').toBeNull()
  fill('Reason, for colleagues only', 'Her partner reads her mail.')
  await user.click(screen.getByRole('button', { name: 'Hold it back' }))
  expect(asked.filter(({ call }) => call === 'desk_mark_history')).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'No: could cause serious harm' }))
  expect(screen.getByText(/Copies already downloaded and letters already written do not change/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hold it back' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_mark_history')?.body).toEqual({
    entryId: id,
    seen: 0,
    heldBack: 'serious harm',
    reason: 'Her partner reads her mail.',
  })
  expect(await screen.findByRole('button', { name: /Hold back from copies/ })).toBeDefined()
})

it('what is held back shows who, when and why, and is let leave again or held back for another reason', async () => {
  const asked = stubApi({ desk_mark_history: () => says<never>(200, {} as never) })
  const [by, at] = ['Dr Khan', '2026-03-04T10:00:00.000Z']
  const marks = [
    { heldBack: 'serious harm', reason: 'Her partner reads her mail.', by, at },
    { heldBack: null, reason: 'She has moved out.', by, at: '2026-03-05T10:00:00.000Z' },
    { heldBack: 'another person', reason: 'It names her sister.', by, at: '2026-03-06T10:00:00.000Z' },
  ] as const
  const { user, onChanged } = show([
    { ...entry, heldBack: 'another person', firstHeldBack: 'another person', marks: [...marks] },
  ])
  expect(await screen.findByText('Held back from copies and letters: about another person')).toBeDefined()
  for (const { reason } of marks) expect(screen.getByText(reason)).toBeDefined()
  expect(screen.getByText('Held back when it was written: about another person')).toBeDefined()
  expect(screen.getByText('Included in copies and letters again')).toBeDefined()
  expect(screen.getByText(/Dr Khan · .*6 Mar.*2026/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Include again in copies ?: / }))
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Yes',
    'No: could cause serious harm',
  ])
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  fill('Reason, for colleagues only', 'The sister agrees.')
  await user.click(screen.getByRole('button', { name: 'Include it again' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'desk_mark_history')?.body).toMatchObject({ seen: 3, heldBack: null })
})

it('what a colleague has just marked is said, and the words stay', async () => {
  stubApi({ desk_mark_history: () => says<never>(409, null as never, 'A colleague has changed it.') })
  const { user } = show([entry])
  await user.click(await screen.findByRole('button', { name: /Hold back from copies/ }))
  await user.click(screen.getByRole('radio', { name: 'No: about another person' }))
  fill('Reason, for colleagues only', 'It names her sister.')
  await user.click(screen.getByRole('button', { name: 'Hold it back' }))
  expect(await screen.findByText('A colleague has changed it.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason, for colleagues only').value).toBe('It names her sister.')
})
