import { followUpAnswers, weightAnswers } from '../clinical/sample-answers.ts'
import { adhd } from '../intake/adhd/flow.ts'
import { checkIn } from '../intake/check-in/flow.ts'
import { checkInAnswers } from '../intake/check-in/quiet-answers.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import type { Making } from './making.ts'
import type { HealthListRow, PatientRecord } from './record.ts'

const id = (nth: number) => `3f1c0c5e-6a5d-4b57-9f0e-${String(nth).padStart(12, '0')}`
const at = (day: string, time = '10:00') => `${day}T${time}:00.000Z`

const [lead, pharmacist] = [id(901), id(902)]

const listEntry = (
  number: number,
  kind: HealthListRow['kind'],
  written: string,
  picked: NonNullable<HealthListRow['content']>['picked'],
): HealthListRow => ({
  id: id(number),
  kind,
  content: { written, picked },
  staffId: null,
  at: at('2026-01-08'),
  endedAt: null,
  endedAs: null,
})

/** A made-up patient with something of every kind that leaves in FHIR: for tests, and for the examples in the documents. */
export const sampleRecord: PatientRecord = {
  account: {
    id: id(1),
    details: {
      title: 'Mr',
      name: 'Robin',
      legalSurname: 'Wetherby',
      gender: 'male',
      dob: '1985-03-27',
      mobile: '07700900123',
      email: 'robin.wetherby@ferncliff.example',
      address: '12 Larch Row',
      city: 'Ferncliff',
      pincode: 'FC1 4LW',
    },
    createdAt: at('2026-01-05'),
  },
  orders: [
    {
      id: id(10),
      reference: 'LK-7K2M',
      kind: 'medication',
      state: 'approved',
      questionnaire: weightManagement.name,
      questionnaireVersion: weightManagement.version,
      answers: weightAnswers(),
      createdAt: at('2026-01-05'),
    },
    {
      id: id(11),
      reference: 'LK-9P4R',
      kind: 'appointment',
      state: 'paid',
      questionnaire: adhd.name,
      questionnaireVersion: adhd.version,
      answers: {},
      createdAt: at('2026-02-01'),
    },
  ],
  answerSets: [
    {
      accountId: id(1),
      questionnaire: medicinesAndConditions.name,
      instance: id(10),
      version: medicinesAndConditions.version,
      answers: followUpAnswers({
        'follow-up-allergies': ['other'],
        'follow-up-allergies-named': 'Penicillin',
        'follow-up-medicines': ['other'],
        'follow-up-medicines-named': 'Amlodipine 5 mg',
      }),
      updatedAt: at('2026-01-05', '11:00'),
    },
  ],
  consents: [
    {
      id: 1,
      kind: 'gp',
      wording: 'You may tell my GP practice about my treatment.',
      version: 1,
      isGiven: true,
      how: 'form',
      at: at('2026-01-05'),
    },
  ],
  evidenceChecks: [
    {
      id: id(20),
      gate: 'measurements',
      finding: { weightKg: 104.2, heightCm: 178, on: '2026-01-06', how: 'video', by: 'Dr Marsh' },
      isPassed: true,
      how: 'video',
      staffId: lead,
      at: at('2026-01-06'),
    },
  ],
  evidenceFiles: [
    {
      id: id(21),
      staffId: null,
      details: { name: 'label.jpg', type: 'image/jpeg' },
      size: 48_213,
      completedAt: at('2026-01-05', '12:00'),
    },
  ],
  clinicalHistory: [
    {
      id: id(30),
      kind: 'stop',
      content: { code: 'pancreatitis', words: 'Has had pancreatitis', said: 'Pancreatitis' },
      staffId: null,
      at: at('2026-01-05'),
    },
    {
      id: id(31),
      kind: 'reaction',
      content: { code: 'reaction-before', words: 'Serious reaction to semaglutide', said: '' },
      staffId: lead,
      at: at('2026-01-06'),
    },
    {
      id: id(32),
      kind: 'red flag',
      content: { code: 'pancreatitis', words: 'Severe stomach pain that does not go away', said: '' },
      staffId: null,
      at: at('2026-03-01'),
    },
    {
      id: id(33),
      kind: 'reaction',
      content: { code: 'reported-reaction', words: 'Reaction to liraglutide, by mistake', said: '' },
      staffId: lead,
      at: at('2026-01-06'),
    },
    {
      id: id(34),
      kind: 'declined',
      content: { code: 'declined', words: 'Order declined, by mistake', said: '' },
      staffId: lead,
      at: at('2026-01-06'),
    },
  ],
  healthList: [
    listEntry(35, 'medicine', 'worfarin 3 mg', {
      system: 'larkwell',
      code: 'medicine-warfarin',
      name: 'Warfarin',
      substance: 'warfarin',
    }),
    listEntry(36, 'medicine', 'A small white one', null),
    {
      ...listEntry(37, 'medicine', 'Ramipril 5 mg', {
        system: 'dmd',
        code: '386872004',
        name: 'Ramipril',
        substance: 'Ramipril',
      }),
      staffId: lead,
      endedAt: at('2026-02-01'),
      endedAs: 'not taken',
    },
    listEntry(38, 'allergy', 'penecillin', {
      system: 'snomed',
      code: '91936005',
      name: 'Penicillin',
      substance: 'Penicillin',
    }),
    {
      ...listEntry(39, 'condition', 'IBS', {
        system: 'snomed',
        code: '10743008',
        name: 'IBS',
        substance: 'Irritable bowel syndrome',
      }),
      staffId: lead,
    },
    { ...listEntry(29, 'condition', 'my tummy', null), endedAt: at('2026-02-01'), endedAs: 'replaced' },
  ],
  corrections: [30, 33, 34].map((entry) => ({ entryId: id(entry), staffId: lead, at: at('2026-01-07') })),
  cases: [
    {
      id: id(40),
      kind: 'order',
      orderId: id(10),
      state: 'delivered',
      createdAt: at('2026-01-05'),
      stateSince: at('2026-01-09'),
    },
  ],
  decisions: [
    {
      id: id(41),
      caseId: id(40),
      kind: 'approve',
      staffId: lead,
      content: { words: 'I have prescribed Mounjaro 2.5 mg for you.' },
      doneAt: at('2026-01-06'),
      undoneAt: null,
    },
  ],
  prescriptions: [
    {
      id: id(50),
      number: 1042,
      caseId: id(40),
      orderId: id(10),
      staffId: lead,
      keyId: id(51),
      content: {
        medicine: 'Mounjaro',
        dose: '2.5mg',
        quantity: '1 pen (28 days)',
        instructions: 'Inject 2.5 mg under the skin once a week.',
      },
      signature: 'c2lnbmVkIGJ5IHRoZSBwcmVzY3JpYmVy',
      signedAt: at('2026-01-06'),
      expiresAt: at('2026-07-06'),
      cancelledAt: null,
    },
  ],
  pens: [
    {
      id: id(60),
      prescriptionId: id(50),
      caseId: id(40),
      brand: 'Mounjaro',
      strength: '2.5mg',
      batch: 'LK-1402',
      expires: '2027-06-30',
      staffId: pharmacist,
      at: at('2026-01-07'),
    },
  ],
  parcels: [
    {
      id: id(61),
      caseId: id(40),
      attempt: 1,
      dispatchedAt: at('2026-01-07', '15:00'),
      deliveredAt: at('2026-01-09'),
      endedAs: 'delivered',
    },
  ],
  confirmations: [
    {
      id: id(62),
      caseId: id(40),
      what: 'switch-gap',
      askedAt: at('2026-01-06'),
      confirmedAt: at('2026-01-06', '18:00'),
    },
  ],
  supplyPeriods: [
    {
      caseId: id(40),
      planId: id(70),
      medicine: 'mounjaro',
      mg: 2.5,
      coveredFrom: '2026-01-10',
      coveredUntil: '2026-02-07',
      at: at('2026-01-09'),
    },
  ],
  plans: [
    {
      id: id(70),
      medicine: 'mounjaro',
      mg: 2.5,
      state: 'active',
      startedOn: '2026-01-09',
      brokenOffOn: null,
      stateSince: at('2026-01-09'),
      createdAt: at('2026-01-09'),
    },
  ],
  checkIns: [
    {
      id: id(71),
      planId: id(70),
      openedAt: at('2026-01-28'),
      finishedAt: at('2026-01-29'),
      version: checkIn.version,
      answers: checkInAnswers(),
      orderId: null,
    },
  ],
  supplyLocks: [{ id: id(72), raisedAt: at('2026-03-01'), liftedAt: at('2026-03-02'), liftedBy: lead }],
  symptomReports: [
    {
      id: id(73),
      content: { kind: 'sign', sign: 'pancreatitis', from: 'account' },
      state: 'confirmed',
      reportedAt: at('2026-03-01'),
      settledAt: at('2026-03-01', '10:01'),
      readBy: lead,
      readAt: at('2026-03-02'),
    },
  ],
  medicineRequests: [
    {
      id: id(74),
      medicine: 'wegovy',
      wish: 'A friend does well on it.',
      askedAt: at('2026-02-10'),
      answeredAt: at('2026-02-11'),
      answeredBy: lead,
      isAgreed: false,
      words: 'Let us first see how this one works for you.',
      endedAt: null,
    },
  ],
  loggedDoses: [
    {
      id: id(75),
      on: '2026-01-10',
      kind: 'taken',
      content: { time: '08:30', medicine: 'mounjaro', mg: 2.5, site: 'stomach-left' },
      loggedAt: at('2026-01-10', '08:31'),
      removedAt: null,
    },
  ],
  trackedMeasures: [
    { measure: 'weight', on: '2026-01-20', value: 102.4, loggedAt: at('2026-01-20'), source: 'hand' },
    { measure: 'waist', on: '2026-01-20', value: 108, loggedAt: at('2026-01-20'), source: 'hand' },
    { measure: 'body_fat', on: '2026-01-20', value: 34.5, loggedAt: at('2026-01-20'), source: 'hand' },
    { measure: 'water', on: '2026-01-20', value: 6, loggedAt: at('2026-01-20'), source: 'hand' },
    { measure: 'bmi', on: '2026-01-25', value: 35.1, loggedAt: at('2026-01-25'), source: 'bluetooth' },
    { measure: 'body_water', on: '2026-01-25', value: 46.1, loggedAt: at('2026-01-25'), source: 'bluetooth' },
    { measure: 'muscle', on: '2026-01-25', value: 33.8, loggedAt: at('2026-01-25'), source: 'bluetooth' },
    { measure: 'lean_mass', on: '2026-01-25', value: 66.6, loggedAt: at('2026-01-25'), source: 'apple-health' },
    { measure: 'weight', on: '2026-01-29', value: 101, loggedAt: at('2026-01-29'), source: 'check-in' },
  ],
  trackingSettings: [{ sharedSince: null }],
  bloodReports: [
    {
      id: id(88),
      sourceId: 'FP-2026-1188',
      takenOn: '2026-02-12',
      content: {
        laboratory: 'Ferncliff Pathology',
        takenOn: '2026-02-12',
        results: [
          { test: 'hba1c', value: 43, than: null, low: null, high: 41, mark: 'outside', unread: null },
          { test: 'egfr', value: 90, than: '>', low: 60, high: null, mark: null, unread: null },
          { test: 'potassium', value: null, than: null, low: null, high: null, mark: null, unread: 'haemolysed' },
        ],
      },
      at: at('2026-02-14'),
      reviewedBy: lead,
      reviewedAt: at('2026-02-15'),
      words: 'Your blood sugar is a little above the range. We will test it again in three months.',
      replacedAt: null,
    },
  ],
  vitals: [
    {
      id: id(80),
      appointmentId: id(81),
      content: { systolic: 128, diastolic: 82, pulse: 71 },
      takenOn: '2026-02-10',
      source: 'clinician',
      staffId: lead,
      at: at('2026-02-10'),
    },
  ],
  appointments: [
    {
      id: id(81),
      episodeId: id(81),
      clinicianId: 'first',
      service: 'adult-adhd-assessment',
      startsAt: at('2026-02-10'),
      minutes: 60,
      state: 'completed',
      orderId: id(11),
      bookedAt: at('2026-02-01'),
      cancelledAt: null,
      calledOffAt: null,
      createdAt: at('2026-02-01'),
    },
  ],
  outcomes: [
    {
      id: id(82),
      appointmentId: id(81),
      kind: 'attended',
      staffId: lead,
      content: { words: 'Thank you for telling me so much about your weeks.' },
      doneAt: at('2026-02-10', '11:10'),
      undoneAt: null,
      isVoid: false,
    },
  ],
  appointmentLetters: [
    {
      appointmentId: id(81),
      staffId: lead,
      body: 'Your assessment suggests adult ADHD.',
      at: at('2026-02-10', '11:20'),
    },
  ],
  papers: [
    {
      id: id(83),
      appointmentId: id(81),
      staffId: lead,
      writtenOn: '2026-02-10',
      startsOn: null,
      serial: '70123456789',
      content: {
        drug: 'lisdexamfetamine',
        drugForm: 'capsules',
        strength: '30 mg',
        dose: 'One capsule each morning',
        quantity: 28,
        quantityWords: 'twenty-eight',
        supplyDays: 28,
        longSupplyReason: null,
        patientAddress: { lines: '12 Larch Row, Ferncliff', postcode: 'FC1 4LW' },
        prescriberAddress: { lines: '14 Example Row, Ferncliff', postcode: 'FC1 4LW' },
        prescriberNumber: '700123',
      },
      replaces: null,
      at: at('2026-02-10', '11:15'),
      voidAt: null,
      withdrawnAt: null,
    },
  ],
  letters: [
    {
      id: id(90),
      kind: 'gp',
      occasion: 'started',
      version: 1,
      replaces: null,
      caseId: id(40),
      staffId: lead,
      content: {
        title: 'Treatment started',
        writtenOn: '2026-01-06',
        from: ['Example Care Ltd', '14 Example Row, Ferncliff, FC1 4LW'],
        to: { name: 'Ferncliff Surgery', lines: ['2 Mill Lane', 'Ferncliff'] },
        about: ['Robin Wetherby, born 27 March 1985', 'Our reference: LK-7K2M'],
        greeting: 'Dear colleague,',
        sections: [
          { id: 'treatment', heading: 'Treatment', lines: ['Mounjaro 2.5 mg once a week, from today.'], isList: false },
        ],
        signed: ['Dr Ada Marsh', 'GMC 7123456'],
        replaces: null,
      },
      madeAt: at('2026-01-06'),
    },
  ],
  threadMessages: [
    {
      id: 7,
      from: 'patient',
      staffId: null,
      body: { words: 'May I inject a day early before my holiday?' },
      at: at('2026-01-20'),
      readAt: at('2026-01-20', '12:00'),
    },
  ],
  staff: [
    {
      id: lead,
      name: 'Dr Ada Marsh',
      role: 'Prescriber',
      roles: ['prescriber'],
      registration: { body: 'GMC', number: '7123456' },
      createdAt: at('2025-06-01'),
      endedAt: null,
    },
    {
      id: pharmacist,
      name: 'Noor Ellery',
      role: 'Pharmacist',
      roles: ['pharmacist'],
      registration: { body: 'GPhC', number: '2123456' },
      createdAt: at('2025-06-01'),
      endedAt: null,
    },
  ],
  clinicians: [{ id: 'first', name: 'Dr Ada Marsh', staffId: lead }],
  practice: { name: 'Ferncliff Surgery', odsCode: 'A81001', address: '2 Mill Lane, Ferncliff', postcode: 'FC1 4LW' },
}

export const sampleMaking: Making = {
  origin: 'https://larkwell.example',
  record: sampleRecord,
  now: at('2026-03-03'),
}
