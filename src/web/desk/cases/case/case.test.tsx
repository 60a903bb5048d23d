import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { caseId, routineCase } from '../../../../../tests/components/desk-case.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import { forgetDecision } from '../list/last-decision.ts'
import Case from './case.tsx'

type ShownCase = CallReply<'desk_case'>

const look = {
  id: 'allergy',
  severity: 'look' as const,
  says: 'Allergy named.',
  because: 'They named it.',
  asks: null,
  answers: [],
}
const decided = {
  decisionId: '00000000-0000-4000-8000-000000000009',
  finalAt: '2031-01-01T00:00:30.000Z',
  now: '2031-01-01T00:00:00.000Z',
}
const pending = { ...decided, kind: 'approve' as const, by: { id: 'me', name: 'Dr Rowan Ashby' }, isMine: true }

const always = {
  desk_claim: () => says<never>(200, { id: caseId, epoch: 5, until: '2031-01-01T00:00:00.000Z' }),
  desk_release: () => says<never>(200, {}),
  desk_keep_draft: () => says<never>(200, {}),
}

async function open(
  found: ShownCase,
  answers: Parameters<typeof stubApi>[0] = {},
  capabilities?: Parameters<typeof showDesk>[2],
) {
  forgetDecision()
  const asked = stubApi({ ...always, desk_case: () => says<never>(200, found), ...answers })
  const shown = showDesk(Case, `/desk/case?id=${caseId}`, capabilities)
  await screen.findByRole('heading', { level: 1, name: /Amara Whitfield/ })
  // Its keys are there once what follows the painting is done.
  await act(async () => {})
  const bodiesOf = (call: string) =>
    asked.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)
  return { ...shown, bodiesOf }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const isPressable = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true'
const whyNot = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe('a case at the desk', () => {
  it('says of half an address that it is one, and asks for nothing to be filled in', async () => {
    stubApi({ ...always, desk_case: () => says<never>(400, null, 'Please check what you filled in.') })
    showDesk(Case, `/desk/case?id=${caseId.slice(0, 8)}`)
    expect((await screen.findByRole('alert')).textContent).toContain('The address of this page is incomplete')
    expect(screen.queryByText(/filled in/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is approved in two keystrokes: the dose suggested, in the words that were previewed', async () => {
    let found = routineCase()
    const approve = () => {
      found = routineCase({ pending })
      return says<never>(200, decided)
    }
    const { user, bodiesOf } = await open(found, { desk_case: () => says<never>(200, found), desk_approve: approve })
    await user.keyboard('p')
    const preview = document.querySelector('[data-preview]')?.textContent
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    const [sent] = bodiesOf('desk_approve')
    expect(sent).toMatchObject({ id: caseId, epoch: 4, dose: '0.25mg', ticked: [], reason: null })
    expect(sent?.words).toBe(preview)
    expect(sent?.words).toContain('Hello Amara,')
    expect(sent?.words).toContain('It costs £125.00.')
    expect(screen.getAllByText('Approved.').length).toBeGreaterThan(0)
    expect(button(/Next case/)).toBeDefined()
  })

  it('says which pen the patient had in hand where it is to be replaced, and which doses of it are logged', async () => {
    const replaces = {
      because: 'recalled',
      name: 'Jo Pharmacist',
      at: '2026-01-02T10:00:00.000Z',
      reason: null,
    } as const
    const arrived = {
      on: '2025-12-20',
      medicine: 'Wegovy',
      dose: '0.25mg',
      taken: [{ on: '2025-12-24', dose: '0.25 mg' }],
    }
    const { unmount } = await open(routineCase({ replaces: { ...replaces, arrived } }))
    screen.getByText('0.25mg, 20 Dec, to be replaced; 1 dose logged')
    screen.getByText(/It does not count as a supply\. Doses logged by the patient since then: 0\.25 mg on 24 Dec/)
    unmount()
    await open(routineCase({ replaces: { ...replaces, because: 'lost', arrived: null } }))
    expect(screen.getByText('Last supply').nextSibling?.textContent).toBe('None')
  })

  it('says of a decision that a restriction stopped that nothing came of it', async () => {
    await open(routineCase({ takenBack: { kind: 'approve', by: 'Dr Rowan Ashby', at: '2026-01-02T10:00:00.000Z' } }))
    screen.getByText(/^The approval by Dr Rowan Ashby was not carried out/)
  })

  it('leads on to the next one where nothing is left to decide', async () => {
    const over = 'It is approved, and with the pharmacist.'
    const found = routineCase({
      state: 'approved',
      can: { approve: over, sign: over, decline: over, ask: over, note: null },
    })
    const { user, bodiesOf } = await open(found, { desk_next_case: () => says<never>(200, { claimed: null }) })
    expect(isPressable(button(/^Approve/))).toBe(false)
    await user.keyboard('g')
    expect(bodiesOf('desk_next_case')).toEqual([{ list: 'ready' }])
    await screen.findByText(/^Every case in this list is assigned/)
    expect(isPressable(button(/Next case/))).toBe(true)
  })

  it('takes a decision back by u, and shows the case anew', async () => {
    let found = routineCase()
    const answers = {
      desk_case: () => says<never>(200, found),
      desk_ask: () => {
        found = routineCase({ pending: { ...pending, kind: 'ask' } })
        return says<never>(200, decided)
      },
      desk_undo: () => {
        found = routineCase({ epoch: 5 })
        return says<never>(200, { caseId, epoch: 5 })
      },
    }
    const { user, bodiesOf } = await open(found, answers)
    await user.keyboard('a')
    expect(whyNot(button(/^Ask/))).toBe('Choose a question, or write your own.')
    await user.keyboard('2{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    // Until the window is over nothing says that it was sent.
    await screen.findByText(/^Nothing has been sent yet/)
    expect(screen.queryByText(/question sent/i)).toBeNull()
    expect(bodiesOf('desk_ask')[0]?.words).toContain('Which other medicines do you take')
    await user.keyboard('u')
    await waitFor(() => expect(isPressable(button(/^Approve/))).toBe(true))
    expect(bodiesOf('desk_undo')).toEqual([{ decisionId: decided.decisionId }])
  })

  it('offers no decision on what it read before the last was taken or taken back', async () => {
    let answer = () => {}
    let found = routineCase()
    let isSlow = false
    const slowly = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = await open(found, {
      desk_case: async () => {
        if (isSlow) await slowly
        return says<never>(200, found)
      },
      desk_ask: () => {
        isSlow = true
        return says<never>(200, decided)
      },
      desk_undo: () => {
        found = routineCase({ epoch: 5 })
        return says<never>(200, { caseId, epoch: 5 })
      },
    })
    await user.keyboard('a2{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    await user.keyboard('u')
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    answer()
    await waitFor(() => expect(isPressable(button(/^Approve/))).toBe(true))
    expect(screen.queryByText(/s to undo/)).toBeNull()
  })

  it('draws weight and dose, says them in words and as a table, and says when there is nothing to draw', async () => {
    const [stated, verified] = [
      { on: '2026-09-01', kg: 104.25, is: 'stated' as const },
      { on: '2026-10-01', kg: 101, is: 'verified' as const },
    ]
    const doses = [{ on: '2026-10-05', medicine: 'Wegovy', dose: '0.25mg', isElsewhere: false }]
    const { user, unmount } = await open(routineCase({ course: { weights: [stated, verified], doses } }))
    await user.keyboard('h')
    const drawn = await screen.findByRole('img', { name: /From 104.3 kg on 1 Sept 2026 to 101 kg on 1 Oct 2026/ })
    expect(drawn.querySelectorAll('circle')).toHaveLength(2)
    expect(drawn.querySelectorAll('rect')).toHaveLength(1)
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayWeightDose supplied',
      '1 Sept 2026104.3 kg, stated',
      '1 Oct 2026101 kg, verified',
      '5 Oct 2026Wegovy 0.25mg',
    ])
    unmount()
    const one = await open(routineCase({ course: { weights: [verified], doses: [] } }))
    await one.user.keyboard('h')
    await screen.findByText(/One weight so far: 101 kg, verified on 1 Oct 2026\..*Nothing has been supplied yet\./)
    expect(screen.queryByRole('img')).toBeNull()
    one.unmount()
    const none = await open(routineCase())
    await none.user.keyboard('h')
    await screen.findByText('No weight recorded and nothing supplied yet.')
  })

  it('leads to the record of the person for whoever may open it', async () => {
    const accountId = '00000000-0000-4000-8000-000000000021'
    const found = routineCase({ person: { ...routineCase().person, accountId } })
    const { unmount } = await open(found, {}, ['see-record', 'work-cases', 'see-contact'])
    expect(screen.getByRole('link', { name: /^Record/ }).getAttribute('href')).toBe(`/desk/person?id=${accountId}`)
    unmount()
    await open(found)
    expect(screen.queryByRole('link', { name: /^Record/ })).toBeNull()
  })

  it('is declined in three keystrokes with a reason and its words', async () => {
    const { user, bodiesOf } = await open(routineCase(), { desk_decline: () => says<never>(200, decided) })
    await user.keyboard('d')
    expect(
      await screen.findByText('The card authorisation of £125.00 will be released when this is final.'),
    ).toBeDefined()
    await user.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf('desk_decline')).toHaveLength(1))
    expect(bodiesOf('desk_decline')[0]).toMatchObject({ reason: 'bmi_below_range', epoch: 4 })
    expect(bodiesOf('desk_decline')[0]?.words).toContain('You have not been charged')
  })

  it('wants each flag ticked by itself, says so, and sends the ticks', async () => {
    const { user, bodiesOf } = await open(routineCase({ flags: [look], risk: 'look' }), {
      desk_approve: () => says<never>(200, decided),
    })
    expect(whyNot(button(/^Approve/))).toBe('Review first: Allergy named.')
    await user.keyboard('p')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Allergy named.' }))
    await user.keyboard(' p{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf('desk_approve')).toHaveLength(1))
    expect(bodiesOf('desk_approve')[0]?.ticked).toEqual([{ flag: 'allergy', reason: null }])
  })

  it('greys what the rules refuse with why, and asks a reason where a dose needs one', async () => {
    const { user, bodiesOf } = await open(routineCase(), { desk_approve: () => says<never>(200, decided) })
    const doses = within(screen.getByRole('group', { name: 'Dose' }))
    expect(doses.getAllByRole('radio').map((dose) => (dose as HTMLInputElement).value)).toEqual(['0.25mg', '0.5mg'])
    expect(screen.getByText('2.4mg is not possible: The first pen is never a dose increase.')).toBeDefined()
    expect(screen.getByText(/£20.00 more than ordered: the patient is asked first/)).toBeDefined()
    await user.click(doses.getByRole('radio', { name: /0\.5mg/ }))
    await user.keyboard('p')
    expect(whyNot(button(/^Approve/))).toBe('Write your clinical rationale.')
    await user.type(screen.getByLabelText('Clinical rationale'), 'Proof seen.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf('desk_approve')[0]).toMatchObject({ dose: '0.5mg', reason: 'Proof seen.' }))
  })

  it('says why what cannot be pressed cannot be: the case first, or the role', async () => {
    const can = {
      ...routineCase().can,
      approve: 'Not yet: Confirm your identity',
      ask: 'Not possible while the case is waiting for evidence.',
    }
    const { user, bodiesOf } = await open(routineCase({ can }))
    expect(whyNot(button(/^Approve/))).toBe('Not yet: Confirm your identity')
    expect(whyNot(button(/^Ask/))).toBe('Not possible while the case is waiting for evidence.')
    await user.keyboard('p{Control>}{Enter}{/Control}')
    expect(bodiesOf('desk_approve')).toEqual([])
  })

  it('lets a colleague who does not decide ask, and nothing more', async () => {
    await open(routineCase(), {}, ['see-record', 'work-cases'])
    expect(whyNot(button(/^Approve/))).toBe('Only prescribers and the clinical lead can decide.')
    expect(isPressable(button(/^Ask/))).toBe(true)
  })

  it('tells whoever comes too late who decided and what, and shows it', async () => {
    let found = routineCase()
    const late = () => {
      found = routineCase({ state: 'declined', with: null })
      return says<never>(
        409,
        { by: 'Dr Khan', state: 'declined', kind: 'decline' },
        'Dr Khan decided this case meanwhile.',
      )
    }
    const { user } = await open(found, { desk_case: () => says<never>(200, found), desk_approve: late })
    await user.keyboard('p{Control>}{Enter}{/Control}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Dr Khan decided this case meanwhile.')
    expect(alert.textContent).toContain('The case is now: declined.')
    expect(screen.getByText('Declined', { selector: 'header span' })).toBeDefined()
  })

  it('D-10 is read without being claimed, claimed once by c, and let go of on leaving', async () => {
    const { user, unmount, bodiesOf } = await open(routineCase({ with: null }))
    expect(isPressable(button(/^Approve/))).toBe(true)
    expect(bodiesOf('desk_claim')).toEqual([])
    await user.keyboard('c')
    await screen.findByText(/^Assigned to you/)
    expect(bodiesOf('desk_case')).toHaveLength(1)
    unmount()
    await waitFor(() => expect(bodiesOf('desk_release')).toEqual([{ id: caseId, epoch: 5 }]))
    expect(bodiesOf('desk_claim')).toHaveLength(1)
  })

  it('D-10 is claimed by beginning to decide, and decided under that claim', async () => {
    const { user, bodiesOf } = await open(routineCase({ with: null }), {
      desk_approve: () => says<never>(200, decided),
    })
    await user.keyboard('p{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    expect(bodiesOf('desk_claim')).toHaveLength(1)
    expect(bodiesOf('desk_approve')).toMatchObject([{ epoch: 5 }])
  })

  it('D-10 is not decided by whoever began as another took it, and who has it is said', async () => {
    const theirs = { id: 'them', name: 'Dr Khan', until: '2031-01-01T00:00:00.000Z', isMe: false }
    let found = routineCase({ with: null })
    const { user, bodiesOf } = await open(found, {
      desk_case: () => says<never>(200, found),
      desk_claim: () => {
        const notMine = 'Assign the case to yourself first.'
        const can = { approve: notMine, sign: notMine, decline: notMine, ask: notMine, note: null }
        found = routineCase({ with: theirs, can })
        return says<never>(409, { with: 'Dr Khan' }, 'Dr Khan has this case.')
      },
      desk_approve: () => says<never>(200, decided),
    })
    await user.keyboard('p{Control>}{Enter}{/Control}')
    await screen.findByText(/^Assigned to Dr Khan/)
    expect(bodiesOf('desk_approve')).toEqual([])
    expect(isPressable(button(/^Approve/))).toBe(false)
  })

  it('D-10 a pharmacist who reads a case takes it from nobody', async () => {
    const { user, bodiesOf } = await open(routineCase({ with: null }), {}, ['see-record', 'work-cases'])
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull()
    await user.keyboard('cpg')
    expect(bodiesOf('desk_claim')).toEqual([])
    expect(bodiesOf('desk_next_case')).toEqual([])
  })

  it('D-5 after a reload Undo is there by u for as long as the server says, whatever the clock here shows', async () => {
    const now = '2031-01-01T00:00:12.000Z'
    let found = routineCase({ pending: { ...pending, now } })
    const left = { decisionId: decided.decisionId, caseId, kind: 'approve' as const, name: 'Amara Whitfield' }
    const { user, bodiesOf } = await open(found, {
      desk_case: () => says<never>(200, found),
      desk_undoable: () => says<never>(200, { now, decisions: [{ ...left, finalAt: decided.finalAt }] }),
      desk_undo: () => {
        found = routineCase({ epoch: 5 })
        return says<never>(200, { caseId, epoch: 5 })
      },
    })
    await screen.findByText('18 s to undo')
    screen.getByText('Amara Whitfield: Approved.')
    screen.getByText(/You can still undo this/)
    await user.keyboard('u')
    await waitFor(() => expect(isPressable(button(/^Approve/))).toBe(true))
    expect(bodiesOf('desk_undo')).toEqual([{ decisionId: decided.decisionId }])
    expect(screen.queryByText(/s to undo/)).toBeNull()
  })

  it('D-5 nothing is promised once the server’s half minute is over, and it is asked what came of it', async () => {
    const now = decided.finalAt
    let found = routineCase({ pending: { ...pending, now } })
    const { bodiesOf } = await open(found, {
      desk_case: () => says<never>(200, found),
      desk_undoable: () => says<never>(200, { now, decisions: [] }),
    })
    screen.getByText('The undo window is over. The decision is being carried out.')
    expect(screen.queryByText(/can take it back/)).toBeNull()
    expect(screen.queryByText(/s to undo/)).toBeNull()
    found = routineCase({ state: 'approved' })
    await waitFor(() => expect(bodiesOf('desk_case').length).toBeGreaterThan(1), { timeout: 4_000 })
    await waitFor(() => expect(screen.queryByText(/being carried out/)).toBeNull())
  })

  it('is only read while somebody else has it', async () => {
    const theirs = { id: 'them', name: 'Dr Khan', until: '2031-01-01T00:00:00.000Z', isMe: false }
    const { bodiesOf } = await open(routineCase({ with: theirs }))
    expect(screen.getByText(/^Assigned to Dr Khan/)).toBeDefined()
    expect(bodiesOf('desk_claim')).toEqual([])
  })

  it('signs what another approved, with a reason of one’s own', async () => {
    const approval = {
      by: { id: 'them', name: 'Dr Khan' },
      at: '2026-11-16T09:00:00.000Z',
      dose: '0.5mg',
      instructions: 'Weekly.',
      words: 'Hello',
      reason: 'Proof.',
      flagReasons: [],
      signature: null,
    }
    const can = { ...routineCase().can, approve: 'Approved, and waiting for a second signature.', sign: null }
    const { user, bodiesOf } = await open(routineCase({ approval, can }), {
      desk_sign: () => says<never>(200, decided),
    })
    await user.keyboard('s')
    expect(whyNot(button(/^Sign/))).toBe('Write your own clinical rationale first.')
    await user.type(screen.getByLabelText('Your clinical rationale'), 'I agree.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf('desk_sign')[0]).toMatchObject({ reason: 'I agree.', epoch: 4 }))
  })

  it('keeps a note that is being typed, brings it back, and sends it once', async () => {
    const { user, bodiesOf } = await open(routineCase({ drafts: { note: 'Half a' } }), {
      desk_note: () => says<never>(200, {}),
    })
    await user.keyboard('n')
    const field = await screen.findByLabelText('Note for colleagues')
    expect((field as HTMLTextAreaElement).value).toBe('Half a')
    await user.type(field, ' note')
    await waitFor(() =>
      expect(bodiesOf('desk_keep_draft').at(-1)).toEqual({ subject: `case/${caseId}/note`, body: 'Half a note' }),
    )
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodiesOf('desk_note')).toHaveLength(1))
    expect(bodiesOf('desk_note')[0]).toMatchObject({ id: caseId, body: 'Half a note' })
    await waitFor(() => expect(bodiesOf('desk_keep_draft').at(-1)?.body).toBe(''))
  })

  it('has what is typed right after the key of the note in the note, however busy the computer is', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const { user } = await open(routineCase())
    await user.keyboard('nDid come in, or not.')
    expect((screen.getByLabelText('Note for colleagues') as HTMLTextAreaElement).value).toBe('Did come in, or not.')
  })

  it('tells no, left out and not asked apart, and keeps what is off the route in a closed drawer', async () => {
    await open(routineCase())
    expect(screen.getByText('Skipped (optional)')).toBeDefined()
    const drawers = [...document.querySelectorAll('details')]
    expect(drawers.map(({ open: isOpen }) => isOpen)).toEqual([false, false])
    expect(drawers[0]?.textContent).toContain('Do you have gallstones?')
    expect(drawers[1]?.textContent).toContain('Lantus')
  })

  it('says that it could not be loaded', async () => {
    stubApi({})
    showDesk(Case, `/desk/case?id=${caseId}`)
    expect((await screen.findByRole('alert')).textContent).toContain('The case could not be loaded')
  })
})

describe('what matters first', () => {
  const asked = (step: string, question: string, answer: string) => ({
    step,
    question,
    is: 'answered' as const,
    answer: [answer],
  })
  const answers = {
    version: 3,
    topics: [
      {
        topic: 'Medical history',
        questions: [
          asked('step-6', 'Do you have diabetes?', 'I do not have diabetes'),
          asked('step-2', 'What is your background?', 'White'),
          asked('follow-up-medicines', 'Do you take any of these?', 'Warfarin'),
        ],
      },
    ],
    offRoute: [],
    notAsked: [],
  }
  const flag = { id: 'warfarin', severity: 'look' as const, says: 'Takes warfarin.', because: 'x', asks: null }
  const found = () =>
    routineCase({
      answers,
      flags: [
        { ...flag, answers: ['follow-up-medicines'] },
        { ...flag, id: 'identity-not-verified', severity: 'stop', says: 'Identity not verified.', answers: [] },
      ],
      findings: { positive: ['follow-up-medicines'], negative: ['step-6'] },
      summary: {
        bmi: 30.2,
        startingBmi: 34.1,
        isBmiVerified: true,
        allergies: { is: 'none', words: [], step: 'follow-up-allergies' },
        medicines: { is: 'reported', words: ['Warfarin 3 mg'], step: 'follow-up-medicines' },
        decisions: { approved: 3, declined: 0, returned: 1 },
      },
      course: {
        weights: [],
        doses: [{ on: '2026-10-27', medicine: 'Mounjaro', dose: '5 mg', isElsewhere: false }],
      },
    })

  it('is in one line: BMI, allergies, medicines, last supply and earlier decisions', async () => {
    await open(found())
    const bar = screen.getByRole('region', { name: 'Summary' }).textContent
    for (const fact of [
      'from 34.1 at the start to 30.2 now',
      'None reported',
      'Warfarin 3 mg',
      '5 mg, 27 Oct',
      '3 approved, 1 returned',
    ])
      expect(bar).toContain(fact)
  })

  it('findings come first and marked; what found nothing is folded under its number', async () => {
    await open(found())
    const findings = within(screen.getByRole('region', { name: 'Findings' }))
    const [first] = findings.getAllByRole('listitem')
    expect(first?.textContent).toContain('Warfarin')
    expect(first?.textContent).toContain('Caution')
    expect(findings.getByText('1 answer without findings').closest('details')?.open).toBe(false)
    expect(screen.getByText('White')).toBeDefined()
  })

  it('a flag leads to its answer, from another tab and by the keyboard; one without an answer leads nowhere', async () => {
    const { user } = await open(found())
    await user.keyboard('h')
    screen.getByRole('link', { name: 'Caution: Takes warfarin.' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('answer-follow-up-medicines')
    expect(screen.getByText('Do not supply: Identity not verified.').closest('a')).toBeNull()
  })

  it('an answer that is folded away is opened before focus goes to it', async () => {
    const folded = found()
    const { user } = await open({
      ...folded,
      summary: folded.summary && { ...folded.summary, medicines: { is: 'not sure', words: [], step: 'step-6' } },
    })
    await user.click(screen.getByRole('link', { name: 'Patient not sure' }))
    expect(document.activeElement?.id).toBe('answer-step-6')
    expect(document.activeElement?.closest('details')?.open).toBe(true)
  })

  it('refused doses are one sentence', async () => {
    const refused = { isAllowed: false, isSuggested: false, needs: [], pricePence: 0 }
    await open(
      routineCase({
        doses: [
          { ...refused, dose: '5 mg', because: ['No rise with nausea.'] },
          { ...refused, dose: '7.5 mg', because: ['No rise with nausea.'] },
          { ...refused, dose: '2.5 mg', because: ['Too low.'] },
        ],
      }),
    )
    expect(
      screen.getByText('5 mg and 7.5 mg are not possible: No rise with nausea. 2.5 mg is not possible: Too low.')
        .tagName,
    ).toBe('P')
  })
})

describe('a case that is back with the prescriber', () => {
  it.each([
    ['lost', null, 'Replacement requested: the parcel was lost in the post. Blair Quayle, 2 Mar 2026'],
    ['returned', null, 'Replacement requested: the parcel was returned to sender. Blair Quayle, 2 Mar 2026'],
    [
      'discarded',
      'It stood at 31 °C.',
      'Replacement requested: the pharmacist had the pen discarded. Blair Quayle, 2 Mar 2026',
    ],
  ] as const)(
    'says above everything why it is to be replaced, who asked for that and when: %s',
    async (because, reason, said) => {
      const replaces = { because, reason, name: 'Blair Quayle', at: '2026-03-02T10:00:00.000Z', arrived: null }
      await open(routineCase({ replaces }))
      const banner = screen.getByRole('region', { name: 'Parcel to be replaced' })
      expect(banner.textContent).toContain(said)
      expect(banner.textContent).toContain(reason ?? '')
    },
  )

  it('D-2: says above everything who returned it, when and why', async () => {
    const returned = {
      by: 'pharmacist' as const,
      heldAt: null,
      name: 'Wren Ash',
      at: '2026-11-16T09:00:00.000Z',
      reason: 'The label differs.',
      flags: [],
    }
    await open(routineCase({ returned }))
    const banner = screen.getByRole('region', { name: 'Returned to prescriber' })
    expect(banner.textContent).toContain('Returned by pharmacist: Wren Ash')
    expect(banner.textContent).toContain('The label differs.')
  })

  it('C-6: names what is new since the approval, and at which step it was held', async () => {
    const flags = [{ id: 'pancreatitis', says: 'Pancreatitis, ever.' }]
    const returned = {
      by: 'rules' as const,
      heldAt: 'dispatch' as const,
      name: 'Wren Ash',
      at: '2026-11-16T09:00:00.000Z',
      reason: null,
      flags,
    }
    await open(routineCase({ returned }))
    const banner = screen.getByRole('region', { name: 'Returned to prescriber' })
    expect(banner.textContent).toContain('Held before dispatch')
    expect(banner.textContent).toContain('Pancreatitis, ever.')
  })

  it('C-19: a flag that needs its own reason opens the field with the tick', async () => {
    const flags = [
      {
        id: 'gp-not-told',
        severity: 'look' as const,
        says: 'The GP is not told.',
        because: 'x',
        asks: null,
        answers: [],
      },
    ]
    const { user } = await open(routineCase({ flags }))
    await user.click(screen.getByRole('checkbox', { name: 'The GP is not told.' }))
    expect(screen.getByLabelText(/Why it is safe to supply/)).toBeDefined()
  })

  it('a caution about blood results leads to them', async () => {
    const accountId = '00000000-0000-4000-8000-000000000021'
    const flags = [{ ...look, id: 'blood-results-to-review', says: 'Blood test results not yet reviewed.' }, look]
    await open(routineCase({ flags, person: { ...routineCase().person, accountId } }))
    const banner = within(screen.getByRole('list', { name: 'Flags' }))
    const [link, ...others] = banner.getAllByRole('link')
    expect(others).toEqual([])
    expect(link?.textContent).toBe('Caution: Blood test results not yet reviewed.')
    expect(link?.getAttribute('href')).toBe(`/desk/blood-tests?of=${accountId}`)
  })

  it('C-8: lists beside the decision everything that it waits for', async () => {
    const blockers = [
      { id: 'diabetes_plan', kind: 'gate', by: 'prescriber', says: 'Not yet: needs a recorded diabetes plan' },
      { id: 'live_contact', kind: 'gate', by: 'prescriber', says: 'Not yet: needs a call' },
    ]
    const can = { ...routineCase().can, approve: blockers[0]?.says ?? '' }
    await open(routineCase({ blockers, can }))
    expect(screen.getByRole('list', { name: 'Also needed before approval' }).textContent).toBe('Not yet: needs a call')
  })
})
