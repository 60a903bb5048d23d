import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { aboutPage } from './about-page.ts'
import Incident from './incident.tsx'
import Incidents from './incidents.tsx'
import { ReportDialog } from './report-dialog.tsx'
import IncidentReportPage from './report-page.tsx'

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`
const staff: readonly Capability[] = ['report-incidents']
const grading = { kind: 'incident', harm: 'moderate', category: 'privacy', hazard: 'wrong-letter' } as const

const incident: IncidentView = {
  ...{ id: id('01'), reference: 'INC-0007', ...grading, state: 'in_review' },
  ...{ happenedAt: '2026-03-02T09:00:00.000Z', awareAt: '2026-03-02T10:00:00.000Z' },
  reported: { by: 'Bryony Fell', isMe: false, at: '2026-03-02T10:00:00.000Z' },
  owner: null,
  clock: { from: '2026-03-02T10:00:00.000Z', due: '2026-03-30T10:00:00.000Z', share: 0.2 },
  about: { subject: 'case', id: id('0c'), reference: 'LW-1234', caseKind: 'order' },
  isAboutPerson: true,
  person: { accountId: id('0a'), name: 'Lena Thorne' },
  words: { what: 'A letter went astray.', action: '' },
  alarm: null,
  actions: [
    {
      ...{ id: id('0b'), what: 'Print both together.', dueOn: '2026-03-01', isOverdue: true, ended: null },
      owner: { id: id('0e'), name: 'Owen Reed', isMe: false },
    },
  ],
  reports: outsideBodies.map((body) => ({
    ...{ body, isProposed: body === 'ico', isNeeded: null, reason: null, reference: null, sentOn: null, decided: null },
    due: body === 'ico' ? '2026-03-05T10:00:00.000Z' : null,
  })),
  conclusion: null,
  closed: null,
  blockers: ['no conclusion', 'report undecided', 'action open'],
  history: [{ at: '2026-03-02T10:00:00.000Z', what: 'reported', by: 'Bryony Fell', said: null }],
  may: { work: true, acknowledge: false },
  assignees: [{ id: id('0e'), name: 'Owen Reed' }],
  drafts: { conclusion: JSON.stringify({ causes: 'Two prin' }) },
}

function Dialog() {
  return <ReportDialog me={{ id: id('99') } as never} onClose={() => undefined} />
}

it('knows what each page is about', () => {
  const of = (pathname: string, search: string) => aboutPage({ pathname, search })
  expect(of('/desk/case', `?id=${id('01')}`)).toEqual({ subject: 'case', id: id('01') })
  expect(of('/desk/concern', `?id=${id('01')}`)).toEqual({ subject: 'concern', id: id('01') })
  expect(of('/desk/dispatch', `?id=${id('01')}`)).toEqual({ subject: 'parcel', id: id('01') })
  expect(of('/desk/appointment', `?id=${id('01')}`)).toEqual({ subject: 'appointment', id: id('01') })
  expect(of('/desk/person', `?id=${id('01')}`)).toEqual({ subject: 'person', id: id('01') })
  expect(of('/desk/messages', `?with=${id('01')}`)).toEqual({ subject: 'conversation', id: id('01') })
  expect(of('/desk/dispatch', `?letter=${id('01')}`)).toBeNull()
  expect(of('/desk/watch', '')).toBeNull()
})

it('a report begins from its draft, names what is missing, is linked to the page and sent once', async () => {
  const asked = stubApi({
    desk_draft: () => says<never>(200, { words: JSON.stringify({ id: id('77'), what: 'A pen was warm.' }) }),
    desk_incident_about: () => says<never>(200, { reference: 'LW-1234', person: 'Lena Thorne' }),
    desk_keep_draft: () => says<never>(200, {}),
    desk_report_incident: () => says<never>(200, { reference: 'INC-0007' }),
  })
  const { user } = showDesk(Dialog, `/desk/case?id=${id('0c')}`, staff)
  expect(await screen.findByText('About: Case · LW-1234 · Lena Thorne')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A pen was warm.')
  expect(screen.getByText('Choose incident or near miss.')).toBeTruthy()
  await user.click(screen.getByText('Incident', { exact: true }))
  expect(screen.getByText('Choose the level of harm.')).toBeTruthy()
  await user.click(screen.getByText('Severe harm'))
  expect(screen.getByText('The on-call prescriber will be alerted at once.')).toBeTruthy()
  await user.click(screen.getByText('Near miss'))
  expect(screen.queryByText('Severe harm')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Category'), 'supply')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(asked.filter(({ call }) => call === 'desk_report_incident')).toHaveLength(1))
  expect(asked.find(({ call }) => call === 'desk_report_incident')?.body).toMatchObject({
    ...{ id: id('77'), kind: 'near_miss', harm: 'none', category: 'supply', hazard: null, what: 'A pen was warm.' },
    about: { subject: 'case', id: id('0c') },
  })
})

it('a report that was not sent keeps what was written and says so', async () => {
  stubApi({
    desk_draft: () => says<never>(200, { words: '' }),
    desk_keep_draft: () => says<never>(200, {}),
    desk_report_incident: () => says<never>(503, null, 'We cannot reach our records right now.'),
  })
  const { user } = showDesk(Dialog, '/desk/watch', staff)
  await user.click(await screen.findByText('Near miss'))
  await user.selectOptions(screen.getByLabelText('Category'), 'other')
  await user.type(screen.getByLabelText('What happened?'), 'A door was open.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('We cannot reach our records right now.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A door was open.')
})

it('an incident shows what the rules suggest, takes a decision about it, and restores a half-written conclusion', async () => {
  const asked = stubApi({
    desk_incident: () => says<never>(200, incident),
    desk_decide_incident_report: () => says<never>(200, {}),
    desk_keep_draft: () => says<never>(200, {}),
  })
  const { user } = showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  expect(await screen.findByText('A letter went astray.')).toBeTruthy()
  expect(screen.getAllByText('Likely needed')).toHaveLength(1)
  const [first] = screen.getAllByRole('button', { name: /^Decide: / })
  expect(first?.getAttribute('aria-label')).toBe('Decide: ICO (personal data breach)')
  expect(screen.getByText(/^72-hour limit: /)).toBeTruthy()
  expect(screen.getByText('Overdue since 1 Mar 2026')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What contributed to it').value).toBe('Two prin')
  expect(screen.getByRole('button', { name: 'Close the incident' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Decide: ICO (personal data breach)' }))
  await user.click(screen.getByText('Needed', { exact: true }))
  await user.type(screen.getByLabelText('Reason'), 'A stranger read it.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_decide_incident_report')?.body).toEqual({
      ...{ id: id('01'), body: 'ico', isNeeded: true, reason: 'A stranger read it.', reference: '', sentOn: null },
    }),
  )
})

it('a decision that is saved late leaves the form open that was opened meanwhile', async () => {
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const asked = stubApi({
    desk_incident: () => says<never>(200, incident),
    desk_decide_incident_report: () => late.then(() => says<never>(200, {})) as never,
  })
  const { user } = showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  await user.click(await screen.findByRole('button', { name: 'Decide: ICO (personal data breach)' }))
  await user.click(screen.getByText('Needed', { exact: true }))
  await user.type(screen.getByLabelText('Reason'), 'A stranger read it.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Decide: GPhC' }))
  await user.type(screen.getByLabelText('Reason'), 'Half a')
  arrive()
  await waitFor(() => expect(asked.filter(({ call }) => call === 'desk_incident')).toHaveLength(2))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Half a')
})

it('a half-written decision comes back, is kept while another is opened, and is dropped by Cancel', async () => {
  const drafts = { 'report-mhra-yellow-card': JSON.stringify({ answer: 'yes', reason: 'A rash' }) }
  const asked = stubApi({
    desk_incident: () => says<never>(200, { ...incident, drafts }),
    desk_keep_draft: () => says<never>(200, {}),
  })
  const { user } = showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  await user.click(await screen.findByText('Continue draft'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A rash')
  expect(screen.getByLabelText<HTMLInputElement>('Needed').checked).toBe(true)
  await user.type(screen.getByLabelText('Reason'), ' on day 3')
  await user.click(screen.getByRole('button', { name: 'Decide: GPhC' }))
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === 'desk_keep_draft')?.body).toEqual({
      subject: `incident/${id('01')}/report-mhra-yellow-card`,
      body: JSON.stringify({ answer: 'yes', reason: 'A rash on day 3' }),
    }),
  )
  await user.click(screen.getByText('Continue draft'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A rash on day 3')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === 'desk_keep_draft')?.body).toMatchObject({ body: '' }),
  )
  expect(screen.queryByText('Continue draft')).toBeNull()
})

it('a near miss is closed with one reason once what was suggested is decided', async () => {
  const reports = incident.reports.map((report) => ({ ...report, isProposed: report.body === 'lfpse', due: null }))
  const nearMiss = { ...incident, kind: 'near_miss', harm: 'none', actions: [], drafts: {} } as const
  let shown: object = { ...nearMiss, reports }
  const asked = stubApi({
    desk_incident: () => says<never>(200, shown),
    desk_close_near_miss: () => says<never>(200, {}),
  })
  const { user, unmount } = showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  expect(await screen.findByText('Decide the suggested outside reports first.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the incident' })).toBeNull()
  unmount()
  shown = {
    ...nearMiss,
    reports: reports.map((report) => (report.isProposed ? { ...report, isNeeded: false, reason: 'No.' } : report)),
  }
  showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  const closing = within(await screen.findByRole('region', { name: 'Close this near miss' }))
  await user.type(closing.getByLabelText('Why they are not needed'), 'Noticed at once.')
  expect(closing.getByText('Say what contributed to it and what we learned.')).toBeTruthy()
  await user.type(closing.getByLabelText('What contributed to it'), 'Two trays.')
  await user.type(closing.getByLabelText('What we learned and what changes'), 'One tray.')
  expect(closing.getByText('Write the summary for the patient’s copy of their data.')).toBeTruthy()
  await user.type(closing.getByLabelText('Summary for the patient’s copy of their data'), 'Two letters lay together.')
  await user.click(closing.getByRole('button', { name: 'Close near miss' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_close_near_miss')?.body).toEqual({
      ...{ id: id('01'), reason: 'Noticed at once.', causes: 'Two trays.', learning: 'One tray.' },
      summary: 'Two letters lay together.',
    }),
  )
})

it('a report page prints what is known and says each blank plainly', async () => {
  stubApi({
    desk_incident_report_page: () =>
      says<never>(200, {
        ...{ reference: 'INC-0007', at: '2026-03-02T10:00:00.000Z' },
        sections: [
          {
            heading: 'The incident',
            rows: [
              { label: 'What happened', value: 'A letter went astray.', hint: null },
              { label: 'Reported by', value: null, hint: 'Name and phone.' },
            ],
          },
        ],
      }),
  })
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  const { user } = showDesk(IncidentReportPage, `/desk/incident-report?id=${id('01')}&for=ico`, staff)
  expect(await screen.findByRole('heading', { level: 1, name: 'ICO (personal data breach)' })).toBeTruthy()
  expect(screen.getByText('A letter went astray.')).toBeTruthy()
  expect(screen.getByText('Not known here.')).toBeTruthy()
  expect(screen.getByText('1 blank to fill in')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledOnce()
})

it('without sight of records it shows neither what happened nor whom, and nothing to do', async () => {
  const hidden = { words: null, person: null, about: null, may: { work: false, acknowledge: false }, assignees: [] }
  const actions = incident.actions.map((one) => ({ ...one, what: null }))
  stubApi({ desk_incident: () => says<never>(200, { ...incident, ...hidden, actions, drafts: {} }) })
  showDesk(Incident, `/desk/incident?id=${id('01')}`, staff)
  expect(await screen.findByText(/shown only to staff who may see patients’ records/)).toBeTruthy()
  expect(screen.getByText('Not shown to your role')).toBeTruthy()
  expect(screen.queryByText('Lena Thorne')).toBeNull()
  expect(screen.queryByRole('button', { name: /Decide|Close the incident|Add action/ })).toBeNull()
})

it('the lists can be filtered and say when there is nothing', async () => {
  const counts = { open: 1, overdue: 0, mine: 0, closed: 0 }
  const row = {
    ...{ id: id('01'), reference: 'INC-0007', ...grading, state: 'reported', owner: null, clock: null },
    ...{
      reportedAt: '2026-03-02T10:00:00.000Z',
      waits: { actions: 1, reports: 2, reportDue: '2026-03-02T11:00:00.000Z' },
    },
  }
  const asked = stubApi({
    desk_incidents: ({ list }) =>
      says<never>(200, {
        ...{ rows: list === 'open' ? [row] : [], hasMore: false, counts, seesAll: true, at: row.reportedAt },
      }),
  })
  const { user } = showDesk(Incidents, '/desk/incidents', staff)
  expect(await screen.findByText('INC-0007')).toBeTruthy()
  expect(screen.getByText('2 outside reports')).toBeTruthy()
  expect(screen.getByText(/^Next report: Overdue by \d+ days$/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Harm'), 'moderate')
  await waitFor(() =>
    expect(asked.at(-1)?.body).toMatchObject({ list: 'open', harm: 'moderate', category: null, hazard: null }),
  )
  await user.click(screen.getByRole('button', { name: /^Overdue/ }))
  expect(await screen.findByText('No incidents here')).toBeTruthy()
})
