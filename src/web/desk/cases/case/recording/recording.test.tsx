import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { caseId, routineCase } from '../../../../../../tests/components/desk-case.ts'
import { says } from '../../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../../tests/components/stub-api.ts'
import Case from '../case.tsx'

const accountId = '00000000-0000-4000-8000-000000000021'
const fileId = '00000000-0000-4000-8000-000000000022'
const today = londonTimeAt(Date.now()).date

const letter = { gate: 'measurements', name: 'letter.pdf', kind: 'pdf', size: 2_400_000, isSeen: false }
const photo = { ...letter, gate: 'previous_supply', name: 'label.jpg', kind: 'jpeg' }
const file = (of: typeof letter) => ({ ...of, id: fileId, at: '2026-11-16T09:00:00.000Z' })

const waiting = (over: Parameters<typeof routineCase>[0] = {}) =>
  routineCase({ state: 'waiting_for_evidence', person: { ...routineCase().person, accountId }, ...over })

async function open(
  answers: Parameters<typeof stubApi>[0] = {},
  found = waiting(),
  capabilities?: Parameters<typeof showDesk>[2],
) {
  const asked = stubApi({
    desk_claim: () => says<never>(200, { id: caseId, epoch: 5, until: '2031-01-01T00:00:00.000Z' }),
    desk_release: () => says<never>(200, {}),
    desk_case: () => says<never>(200, found),
    ...answers,
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const shown = showDesk(Case, `/desk/case?id=${caseId}`, capabilities)
  await screen.findByRole('heading', { level: 1, name: /Amara Whitfield/ })
  // Its keys are there once what follows the painting is done.
  await act(async () => {})
  const bodiesOf = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
  return { ...shown, bodiesOf }
}

const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const radio = (name: string) => screen.getByRole('radio', { name })
const problemOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('what is written down about a case', () => {
  it('has the way to the video weigh-in beside the weight, where there is one', async () => {
    const weighIn = 'https://video.example/LW-3N8D'
    const { user, unmount } = await open({}, waiting({ weighIn }))
    await user.keyboard('b')
    expect(screen.getByRole('link', { name: /video weigh-in/ }).getAttribute('href')).toBe(weighIn)
    unmount()
    const without = await open()
    await without.user.keyboard('b')
    expect(screen.queryByRole('link', { name: /video weigh-in/ })).toBeNull()
  })

  it('saves a weight and height that was seen by keyboard, and shows the case anew', async () => {
    let found = waiting()
    const { user, bodiesOf } = await open({
      desk_case: () => says<never>(200, found),
      desk_record_measurements: () => {
        found = routineCase({ person: waiting().person })
        return says<never>(200, {})
      },
    })
    await user.keyboard('b')
    expect(document.activeElement).toBe(radio('Live video'))
    expect(screen.getByText(/A photo, a clip or a phone call is never enough/)).toBeDefined()
    await user.keyboard(' ')
    await user.type(field('Weight, kg'), '95,5')
    await user.type(field('Height, cm'), '170')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Ready', { selector: 'header span' })
    expect(screen.getByText('Weight and height are saved.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Weight and height/ }))
    expect(bodiesOf('desk_record_measurements')).toEqual([
      { caseId, how: 'video', weightKg: 95.5, heightCm: 170, on: today },
    ])
  })

  it('says beside each field what is wrong, goes to the first, and sends nothing', async () => {
    const { user, bodiesOf } = await open({ desk_record_measurements: () => says<never>(200, {}) })
    await user.keyboard('b')
    await user.click(radio('In person'))
    await user.type(field('Weight, kg'), '9')
    await user.keyboard('{Enter}')
    expect(problemOf(field('Weight, kg'))).toBe('Enter a weight between 35 kg and 350 kg')
    expect(problemOf(field('Height, cm'))).toBe('Enter a height between 120 cm and 220 cm')
    expect(document.activeElement).toBe(field('Weight, kg'))
    await user.keyboard('5.5')
    expect(field('Weight, kg').value).toBe('95.5')
    expect(problemOf(field('Weight, kg'))).toBe('')
    expect(bodiesOf('desk_record_measurements')).toEqual([])
  })

  it('loses nothing where it cannot be saved, is refused, or is closed meanwhile', async () => {
    let reply = () =>
      says<never>(400, { fields: [{ field: 'on', message: 'That day is to come' }] }, 'Nothing was saved.')
    const { user } = await open({
      desk_record_contact: () => {
        throw new TypeError('Failed to fetch')
      },
      desk_record_measurements: () => reply(),
    })
    await user.keyboard('l')
    await user.click(radio('Telephone'))
    await user.type(field('What was said'), 'They are well.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /A call or video call/ })),
    )

    await user.keyboard('b')
    await user.click(radio('Letter from a clinician'))
    await user.type(field('Weight, kg'), '95')
    await user.type(field('Height, cm'), '170{Enter}')
    await waitFor(() => expect(problemOf(field('Day it was measured'))).toBe('That day is to come'))
    reply = () => says<never>(409, null, 'Nobody has said yet whose order this is.')
    await user.keyboard('{Escape}')
    await user.keyboard('b')
    expect([field('Weight, kg').value, field('Height, cm').value]).toEqual(['95', '170'])
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect((await screen.findByRole('alert')).textContent).toContain('whose order this is')
  })

  it('confirms a previous supply with what is not stated left empty', async () => {
    const { user, bodiesOf } = await open({ desk_confirm_supply: () => says<never>(200, {}) })
    await user.keyboard('y')
    await user.click(radio('Pharmacy label'))
    await user.click(radio('Mounjaro'))
    await user.type(field('Day it was supplied'), today)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Choose one')).toBeDefined()
    await user.click(radio('Does not match'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(bodiesOf('desk_confirm_supply')).toEqual([
        {
          caseId,
          how: 'label',
          medicine: 'mounjaro',
          strengthMg: null,
          suppliedOn: today,
          lastInjectionOn: null,
          startingWeightKg: null,
          isNameMatching: false,
        },
      ]),
    )
  })

  it('asks for a file again in the words of whoever looked', async () => {
    const { user, bodiesOf } = await open({ desk_ask_again: () => says<never>(200, {}) })
    await user.keyboard('f')
    await user.click(radio('Previous supply'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.getByText('Say what is missing')).toBeDefined()
    await user.type(screen.getByLabelText(/the patient reads this/), 'The name is cut off.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(bodiesOf('desk_ask_again')).toEqual([{ caseId, gate: 'previous_supply', words: 'The name is cut off.' }]),
    )
  })

  it('is for those who work on cases, while there is somebody to write about and nothing is decided', async () => {
    const none = () => screen.queryByRole('button', { name: /Weight and height/ })
    const first = await open({}, waiting(), ['see-record'])
    expect(none()).toBeNull()
    first.unmount()
    const second = await open({}, routineCase({ state: 'approved', person: waiting().person }))
    expect(none()).toBeNull()
    second.unmount()
    await open({}, waiting({ person: routineCase().person }))
    expect(none()).toBeNull()
    expect(screen.getByText(/so nothing can be recorded/)).toBeDefined()
  })
})

describe('a file that was sent', () => {
  it('opens a picture, enlarges and turns it by keyboard, closes and goes back to where it was opened', async () => {
    const { user, bodiesOf } = await open({}, waiting({ files: [file(photo)] }))
    const opener = screen.getByRole('button', { name: 'label.jpg' })
    await user.click(opener)
    const picture = await screen.findByRole('img', { name: 'label.jpg', hidden: true })
    expect(picture.getAttribute('src')).toBe(`/api/desk_file?id=${fileId}&case=${caseId}`)
    await user.keyboard('++r')
    expect(screen.getByText('156 %')).toBeDefined()
    expect(picture.style.transform).toContain('rotate(90deg)')
    await user.keyboard('-')
    expect(screen.getByText('125 %')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await waitFor(() => expect(bodiesOf('desk_case')).toHaveLength(2))
  })

  it('D-12 stands beside the page, in which somebody writes while they look', async () => {
    const { user } = await open({}, waiting({ files: [file(photo)] }))
    await user.click(screen.getByRole('button', { name: 'label.jpg' }))
    const viewer = await screen.findByRole('dialog', { name: 'label.jpg' })
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('target')).toBe('_blank')
    await user.click(screen.getByRole('tab', { name: 'Notes' }))
    await user.type(screen.getByLabelText('Note for colleagues'), 'The label says 5 mg.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues').value).toBe('The label says 5 mg.')
    expect(viewer.isConnected).toBe(true)
  })

  it('shows a document within the page', async () => {
    const { user } = await open({}, waiting({ files: [file(letter)] }))
    await user.keyboard('v')
    expect((await screen.findByTitle('letter.pdf')).getAttribute('src')).toBe(
      `/api/desk_file?id=${fileId}&case=${caseId}`,
    )
    expect(screen.queryByRole('button', { name: /Rotate/ })).toBeNull()
  })
})
