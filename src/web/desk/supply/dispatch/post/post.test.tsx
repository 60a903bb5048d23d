import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { says } from '../../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../../tests/components/stub-api.ts'
import Dispatch from '../dispatch.tsx'

const id = '00000000-0000-4000-8000-0000000000c1'
const support: readonly Capability[] = ['see-queue', 'see-contact', 'dispatch']
const post: CallReply<'desk_post'> = {
  id,
  reference: 'LW-POST1234',
  stage: 'to post',
  held: null,
  to: { name: 'Edie Marram', lines: ['3 Heron Quay', 'Truro', 'TR1 2AB'] },
  writtenOn: '2031-03-17',
  writtenBy: 'Dr Imogen Ashdown',
  serial: '7012345678',
  postBefore: '2031-04-07',
  daysLeft: 3,
  posted: null,
}

test('PO-04 what is paid for stands in a list, by reference alone', async () => {
  const row = {
    id,
    reference: 'LW-POST1234',
    writtenOn: '2031-03-17',
    by: 'Dr Imogen Ashdown',
    postBefore: '2031-04-07',
    daysLeft: 1,
  }
  stubApi({
    desk_posts: () =>
      says(200, { counts: { 'to post': 1, posted: 4 }, rows: [{ ...row, since: '2031-03-18T10:00:00.000Z' }] }),
  })
  showDesk(Dispatch, '/desk/dispatch?post=to%20post', support)
  const link = await screen.findByRole('link', { name: 'LW-POST1234' })
  expect(link.getAttribute('href')).toBe(`/desk/dispatch?letter=${id}`)
  expect(screen.getByText('Last day to post it')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prescriptions posted 4' })).toBeTruthy()
})

test('PO-04 it leaves with a carrier, and with a tracking number if there is one', async () => {
  const asked = stubApi({ desk_post: () => says(200, post), desk_posted: () => says<never>(200, {}) })
  const { user } = showDesk(Dispatch, `/desk/dispatch?letter=${id}`, support)
  expect((await screen.findAllByText('Edie Marram')).length).toBeGreaterThan(0)
  expect(screen.getByText('Serial number 7012345678')).toBeTruthy()
  expect(
    screen.getByText(/^3 days left to post it: it must not be posted on or after Monday 7 April 2031/),
  ).toBeTruthy()
  expect(screen.getByText('Fill in the carrier first.')).toBeTruthy()
  await user.type(screen.getByLabelText('Carrier'), 'Royal Mail')
  await user.click(screen.getByRole('button', { name: /^Posted/ }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_posted')?.body).toEqual({
      id,
      carrier: 'Royal Mail',
      tracking: null,
    }),
  )
})

test.each([
  ['offered', 'It was cancelled and is being refunded, so nothing is posted.'],
  ['withdrawn', 'The clinician has withdrawn it, so nothing is posted.'],
  ['too late', /^It is too late to post it\./],
  ['void', /^It is void, so nothing is posted\./],
] as const)('PO-04 %s while the envelope lies here: nothing can be sent', async (stage, says_) => {
  stubApi({ desk_post: () => says(200, { ...post, stage }) })
  showDesk(Dispatch, `/desk/dispatch?letter=${id}`, support)
  expect(await screen.findByText(says_)).toBeTruthy()
  expect(screen.queryByLabelText('Carrier')).toBeNull()
})
