import type { CallReply } from '#contract/calls.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'

type ShownCase = CallReply<'desk_case'>

export const caseId = '00000000-0000-4000-8000-000000000014'

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const mine = () => ({ id: 'me', name: 'Dr Rowan Ashby', until: soon(9), isMe: true })

/** With all evidence and no finding against supply. */
export const routineCase = (over: Partial<ShownCase> = {}): ShownCase => ({
  id: caseId,
  kind: 'order',
  state: 'ready',
  stateSince: soon(-60),
  epoch: 4,
  risk: 'none',
  reference: 'LW-3N8D',
  clock: { from: soon(-60), due: soon(300), share: 0.2 },
  authorisationEnds: soon(5_000),
  with: mine(),
  person: {
    accountId: null,
    name: 'Amara Whitfield',
    born: '1992-03-27',
    age: 34,
    sex: 'Female',
    town: 'York',
    isVerified: true,
  },
  restriction: null,
  takenBack: null,
  order: { medicine: 'Wegovy', amountPence: 12_500, isPaid: false, isReplacement: false, placedAt: soon(-600) },
  rulesVersion: '1.1.1',
  flags: [],
  missing: [],
  blockers: [],
  changed: [],
  summary: {
    bmi: 31.2,
    startingBmi: 34.1,
    isBmiVerified: true,
    allergies: { is: 'none', words: [], step: 'follow-up-allergies' },
    medicines: { is: 'none', words: [], step: 'follow-up-medicines' },
    decisions: { approved: 0, declined: 0, returned: 0 },
  },
  findings: { positive: [], negative: [] },
  answers: {
    version: 3,
    topics: [
      {
        topic: 'Your health',
        questions: [
          { step: 'diabetes', question: 'Do you have diabetes?', is: 'answered', answer: ['I do not have diabetes'] },
          { step: 'else', question: 'Anything else?', is: 'skipped', answer: [] },
        ],
      },
    ],
    offRoute: [{ step: 'left', question: 'Which insulin?', is: 'answered', answer: ['Lantus'] }],
    notAsked: [{ step: 'never', question: 'Do you have gallstones?', is: 'not asked', answer: [] }],
  },
  followUp: null,
  checkIn: null,
  evidence: [],
  files: [],
  weighIn: null,
  course: { weights: [], doses: [] },
  samePerson: [],
  clinicalHistory: [],
  letters: [],
  plan: null,
  raised: [],
  doses: [
    {
      dose: '0.5mg',
      isAllowed: true,
      isSuggested: false,
      needs: ['reason', 'second signature'],
      because: [],
      pricePence: 14_500,
    },
    {
      dose: '0.25mg',
      isAllowed: true,
      isSuggested: true,
      needs: [],
      because: ['Treatment begins at the lowest dose.'],
      pricePence: 12_500,
    },
    {
      dose: '2.4mg',
      isAllowed: false,
      isSuggested: false,
      needs: [],
      because: ['The first pen is never a dose increase.'],
      pricePence: 21_500,
    },
  ],
  history: [],
  notes: [],
  returned: null,
  replaces: null,
  discussion: [],
  approval: null,
  pending: null,
  drafts: {},
  can: { approve: null, sign: 'There is no approval to countersign.', decline: null, ask: null, note: null },
  ...over,
})

export const caseRow = (over: Partial<CaseRow> = {}): CaseRow => ({
  id: caseId,
  kind: 'order',
  state: 'ready',
  risk: 'none',
  reference: 'LW-3N8D',
  person: { sex: 'Female', age: 34, isVerified: true },
  medicine: 'Wegovy 0.25mg',
  wish: 'First order',
  why: [],
  clock: null,
  with: null,
  awaitsSignature: false,
  waitsFor: [],
  isReturned: false,
  hasNewMessage: false,
  ...over,
})
