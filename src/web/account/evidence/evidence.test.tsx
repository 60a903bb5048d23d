import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import { OneList } from '../../../../tests/components/one-list.tsx'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Evidence from './evidence.tsx'

const task = (gate: EvidenceTask['gate'], given: Partial<EvidenceTask> = {}): EvidenceTask => ({
  gate,
  state: 'to_do',
  because: null,
  words: null,
  minutes: 4,
  ...given,
})

const evidence = (given: Partial<MyEvidence> = {}): MyEvidence => ({
  isKnown: true,
  isOpen: true,
  order: 'LW-ONE',
  settled: [],
  tasks: [],
  files: [],
  uploads: 'salt',
  weighIn: { link: null, booked: null, standing: null, firstFree: [] },
  known: { practice: null, supply: null },
  gp: null,
  ...given,
})

const show = (address: string, given: Partial<MyEvidence> = {}, others: Parameters<typeof stubApi>[0] = {}) => {
  const asked = stubApi({ my_evidence: () => says(200, evidence(given)), ...others })
  return { ...showPage(Evidence, address), asked }
}

const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement

describe('the list of what is needed', () => {
  const list = (...tasks: EvidenceTask[]) => {
    stubApi({ my_evidence: () => says(200, evidence({ tasks })) })
    showPage(OneList, '/account')
  }

  test.each([
    ['to_do', 'To do', true],
    ['sent', 'Sent', false],
    ['looked_at', 'Being reviewed', false],
    ['done', 'Done', false],
    ['again', 'Please send again', true],
  ] as const)('says of something that is %s: %s', async (state, label, isTheirs) => {
    list(task('identity', { state, because: state === 'again' ? 'name' : null }))
    const card = await cardOf('Confirm your identity')
    within(card).getByText(label)
    expect(within(card).queryByText('About 4 minutes') !== null).toBe(isTheirs)
    const ways = within(card).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/account/evidence?task=identity'])
    expect(within(card).queryByText(/on your document doesn’t match your account/) !== null).toBe(state === 'again')
  })

  test('counts what is done, and says so when the rest is with us', async () => {
    list(task('identity', { state: 'done' }), task('gp', { state: 'done' }), task('measurements', { state: 'sent' }))
    await screen.findByText('2 of 3 done')
    screen.getByText('You’ve done everything. We’ll do the rest.')
  })

  test('gives the words of whoever asks again', async () => {
    list(task('measurements', { state: 'again', because: 'words', words: 'The date cannot be read.' }))
    within(await cardOf('Have your weight and height checked')).getByText('The date cannot be read.')
  })

  test('that cannot be fetched says so and can be asked for again', async () => {
    let isAway = true
    stubApi({ my_evidence: () => (isAway ? says(500) : says(200, evidence({ tasks: [task('gp')] }))) })
    const { user } = showPage(OneList, '/account')
    await screen.findByText('We couldn’t load your list.')
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await cardOf('Tell us about your GP')
  })
})

describe('a page for one of them', () => {
  test('sends whoever is nobody here to sign in', async () => {
    show('/account/evidence?task=gp', { isKnown: false })
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
  })

  test('that there is not leads back', async () => {
    show('/account/evidence?task=none')
    await screen.findByText(/There’s nothing to do on this page/)
  })

  test('GP: a no needs a reason, and what fails to be saved is still there', async () => {
    let isAway = true
    const { user, asked } = show(
      '/account/evidence?task=gp',
      {},
      { answer_gp: () => (isAway ? says(503, null, 'We cannot reach our records right now.') : says(200, {})) },
    )
    const save = await screen.findByRole('button', { name: 'Save my answer' })
    await user.click(save)
    screen.getByText('Choose yes or no')
    await user.click(screen.getByRole('radio', { name: 'No, please do not' }))
    await user.click(save)
    screen.getByText('Tell us why not, in a few words')
    await user.type(screen.getByLabelText('Why not?'), 'I tell them myself.')
    await user.click(save)
    expect((await screen.findByRole('alert')).textContent).toBe('We cannot reach our records right now.')
    isAway = false
    await user.click(save)
    await screen.findByText(/Your answer is saved/)
    expect(asked.findLast(({ call }) => call === 'answer_gp')?.body).toEqual({
      isToBeTold: false,
      practice: '',
      odsCode: null,
      hasGp: true,
      reason: 'I tell them myself.',
    })
  })

  test('U-9 GP: the practice that was named stands there, to be agreed to or changed; nothing is chosen for anybody', async () => {
    const practice = { name: 'Lark Lane Surgery, LS1 4AP', odsCode: 'B86001' }
    const known = { practice, supply: null }
    const { user, asked } = show('/account/evidence?task=gp', { known }, { answer_gp: () => says(200, {}) })
    await screen.findByRole('button', { name: 'Save my answer' })
    expect(document.querySelectorAll('input:checked')).toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'Yes, you may' }))
    const field = screen.getByLabelText<HTMLInputElement>('GP practice name or address')
    expect(field.value).toBe(practice.name)
    screen.getByText(/^We’ve filled this in from your answers\./)
    await user.click(screen.getByRole('button', { name: 'Save my answer' }))
    await screen.findByText(/Your answer is saved/)
    expect(asked.findLast(({ call }) => call === 'answer_gp')?.body).toMatchObject({
      isToBeTold: true,
      practice: practice.name,
      odsCode: practice.odsCode,
    })
    await user.clear(field)
    expect(screen.queryByText(/^We’ve filled this in from your answers\./)).toBeNull()
  })

  test('U-9 supply: the medicine and strength that were told stand there, and can be changed', async () => {
    const known = { practice: null, supply: { medicine: 'Mounjaro', strength: '7.5 mg' } }
    const { user } = show('/account/evidence?task=previous_supply', { known, tasks: [task('previous_supply')] })
    const mounjaro = await screen.findByRole<HTMLInputElement>('radio', { name: 'Mounjaro' })
    expect(mounjaro.checked).toBe(true)
    const strength = screen.getByLabelText<HTMLInputElement>('Which strength?')
    expect(strength.value).toBe('7.5 mg')
    screen.getByText(/filled in the medicine and strength from your answers/)
    await user.clear(strength)
    await user.type(strength, '5 mg')
    expect(screen.queryByText(/filled in the medicine and strength from your answers/)).toBeNull()
  })

  test('identity: a provider that is away says so, and one may try again', async () => {
    const { user } = show(
      '/account/evidence?task=identity',
      { tasks: [task('identity')] },
      {
        identity_state: () => says(200, { state: 'none' }),
        begin_identity_check: () => says(502, null, 'We could not reach the service.'),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Start the check' }))
    expect((await screen.findByRole('alert')).textContent).toBe('We could not reach the service.')
    screen.getByRole('button', { name: 'Start the check' })
  })

  test('a file that is too large is told before anything is sent', async () => {
    const { user, asked } = show('/account/evidence?task=measurements')
    const file = new File(['x'], 'scan.pdf', { type: 'application/pdf' })
    Object.defineProperty(file, 'size', { value: 26_300_000 })
    await user.upload(await screen.findByLabelText('Choose a file'), file)
    expect((await screen.findByRole('alert')).textContent).toContain('“scan.pdf” is 25.1 MB. Choose a file smaller')
    expect(asked.some(({ call }) => call === 'begin_upload')).toBe(false)
  })

  test('a file goes on where the server has it, and stops asking once it is there', async () => {
    let received = 1024 * 1024
    const size = 2 * 1024 * 1024
    const positions: number[] = []
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No HEIC here.')))
    const { user, asked } = show(
      '/account/evidence?task=measurements',
      {},
      {
        begin_upload: () => says(200, { received, pieceBytes: 1024 * 1024, isWhole: false }),
        upload_piece: () => {
          positions.push(received / (1024 * 1024))
          received = size
          return says(200, { received })
        },
        finish_upload: () => says(200, { file: {} }),
      },
    )
    const file = new File([new Uint8Array(size)], 'scan.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText('Choose a file'), file)
    await waitFor(() => expect(asked.some(({ call }) => call === 'finish_upload')).toBe(true))
    expect(positions).toEqual([1])
  })
})

describe('the points before the questionnaire, for an order that came without them', () => {
  test('P-4 R-40 are read and agreed to: not without a tick, in the words of today, and the list is fetched anew', async () => {
    let isGiven = false
    const asked = stubApi({
      my_evidence: () => says(200, evidence({ tasks: [task('consents', { state: isGiven ? 'done' : 'to_do' })] })),
      give_consents: () => {
        isGiven = true
        return says(200, {})
      },
    })
    const { user } = showPage(Evidence, '/account/evidence?task=consents')
    await user.click(await screen.findByRole('button', { name: 'Agree' }))
    await screen.findByText('Tick the box to agree')
    expect(asked.some(({ call }) => call === 'give_consents')).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: /I have read and agree to all the points above/ }))
    await user.click(screen.getByRole('button', { name: 'Agree' }))
    await screen.findByText('Thank you. You’ve agreed to these points.')
    expect(asked.find(({ call }) => call === 'give_consents')?.body).toEqual({ version: startConsentVersion })
  })
})
