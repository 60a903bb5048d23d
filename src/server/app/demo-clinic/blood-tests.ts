import { randomUUID } from 'node:crypto'
import { bloodTestWords } from '#content/blood-tests/tests.ts'
import { bloodValueWords } from '#content/blood-tests/values.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import type { BloodReport, BloodResult } from '#domain/blood-tests/results.ts'
import { type BloodTestKey, bloodTestKeys, bloodTests } from '#domain/blood-tests/tests.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { fileReport } from '../../clinical/blood-tests/file-report.ts'
import { insertHandIn, keepFirst } from '../../clinical/blood-tests/hand-ins.ts'
import { type BloodKit, lockKit } from '../../clinical/blood-tests/kit-rows.ts'
import { insertKit, keepOnItsWay, sendKit } from '../../clinical/blood-tests/kits.ts'
import { leaveUnfiled } from '../../clinical/blood-tests/laboratory-job.ts'
import { saveReview } from '../../clinical/blood-tests/review.ts'
import { storeFile } from '../../clinical/evidence/store-file.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { LaboratoryMessage } from '../../platform/gateways/laboratory/laboratory.ts'
import type { Services } from '../../platform/services.ts'
import type { DemoDesk } from './desk.ts'

/**
 * Two samples that were reviewed; a test that is due; a kit on its way; results with a value outside the laboratory’s range
 * that nobody has reviewed; results that one person has typed; and a kit that came back under another name, so that its
 * results were not filed.
 */
export type DemoBlood = 'reviewed' | 'due' | 'kit on its way' | 'to review' | 'typed once' | 'not filed'

type Made = readonly [value: number, low: number | null, high: number | null]

const made: Readonly<Record<BloodTestKey, Made>> = {
  hba1c: [39, null, 41],
  creatinine: [74, 45, 84],
  egfr: [88, 60, null],
  sodium: [139, 133, 146],
  potassium: [4.4, 3.5, 5.3],
  alt: [29, null, 35],
  alp: [72, 30, 130],
  bilirubin: [10, null, 21],
  albumin: [43, 35, 50],
  cholesterol: [4.9, null, 5],
  hdl: [1.3, 1.2, null],
  non_hdl: [3.6, null, 4],
  triglycerides: [1.4, null, 2.3],
}

function reportOf(takenOn: string, changed: Partial<Record<BloodTestKey, number>> = {}): BloodReport {
  const results = bloodTestKeys.map((test): BloodResult => {
    const [usual, low, high] = made[test]
    return { test, value: changed[test] ?? usual, than: null, low, high, mark: null, unread: null }
  })
  return { laboratory: 'Ferncliff Pathology', takenOn, results }
}

/** Of the start of a treatment that is some weeks old: what was tested shortly before it counts. */
export const seedBloodTests = (services: Services, desk: DemoDesk, accountId: string, how: DemoBlood): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { now } = services
    const { date: today } = londonTimeAt(now())
    const lastTime = addMonths(today, -policy.bloodEveryMonths)
    const reviewed = async (takenOn: string, words: string, changed: Partial<Record<BloodTestKey, number>> = {}) => {
      const at = () => Date.parse(`${addDays(takenOn, 3)}T11:00:00Z`)
      const typed = { typedBy: desk.pharmacist, confirmedBy: desk.prescriber }
      const id = await fileReport({ ...services, now: at }, tx, {
        accountId,
        report: reportOf(takenOn, changed),
        ...typed,
      })
      await saveReview({ ...services, now: at }, tx, { id, words, staffId: desk.prescriber })
    }
    const before = 'Everything is within the laboratory’s range, so there is nothing to do before you start.'
    switch (how) {
      case 'reviewed': {
        await reviewed(addDays(lastTime, 4), before, { hba1c: 44, alt: 41, cholesterol: 5.6 })
        return reviewed(
          addDays(today, -10),
          'HbA1c and liver have come down since the last test, and all values are within range. Carry on as you are.',
        )
      }
      case 'due':
        return reviewed(addDays(lastTime, -6), before)
      case 'kit on its way': {
        await reviewed(addDays(lastTime, 5), before)
        await sendDemoKit(services, tx, desk, { accountId, daysAgo: 2, tracking: 'SP 4410 2207' })
        return
      }
      case 'not filed': {
        await reviewed(addDays(lastTime, 5), before)
        const kit = await sendDemoKit(services, tx, desk, { accountId, daysAgo: 6, tracking: 'SP 4410 2231' })
        return leaveDemoUnfiled(services, tx, kit)
      }
      case 'to review': {
        const at = () => now() - 2 * 60 * 60 * 1_000
        await fileReport({ ...services, now: at }, tx, {
          accountId,
          report: reportOf(addDays(today, -3), { alt: 62, cholesterol: 5.8, non_hdl: 4.4 }),
          typedBy: desk.pharmacist,
          confirmedBy: desk.prescriber,
        })
        return
      }
      case 'typed once':
        return typedOnce(services, tx, desk, accountId, reportOf(addDays(today, -8)))
    }
  })

interface DemoKit {
  readonly accountId: string
  readonly daysAgo: number
  readonly tracking: string
}

async function sendDemoKit(services: Services, tx: Orm, desk: DemoDesk, { accountId, daysAgo, tracking }: DemoKit) {
  const id = randomUUID()
  const now = services.now()
  const ago = (days: number) => ({ ...services, now: () => now - days * dayMs })
  const code = await insertKit(ago(daysAgo + 1), tx, { id, accountId })
  await sendKit(ago(daysAgo), tx, { id, code, carrier: 'Swift Post', tracking, staffId: desk.support })
  await keepOnItsWay(tx, id, new Date(now))
  return lockKit(tx, id)
}

/** Two reports of the laboratory: one whose name is not the patient’s, and one of a kit that we do not know. */
async function leaveDemoUnfiled(services: Services, tx: Orm, kit: BloodKit): Promise<void> {
  const arrived = (hoursAgo: number) => ({ ...services, now: () => services.now() - hoursAgo * hourMs })
  const messageOf = (id: string, hoursAgo: number): LaboratoryMessage => ({
    id,
    version: '1',
    at: new Date(services.now() - hoursAgo * hourMs).toISOString(),
    what: 'results',
    kitCode: null,
    person: null,
    report: null,
    isHaemolysed: false,
    otherCritical: [],
  })
  await leaveUnfiled(arrived(5), tx, messageOf('FP-2207-1184', 5), kit, 'name')
  await leaveUnfiled(arrived(2), tx, messageOf('FP-2207-1213', 2), null, 'no such kit')
}

async function typedOnce(services: Services, tx: Orm, desk: DemoDesk, accountId: string, report: BloodReport) {
  const account = await accountById(tx, accountId)
  if (!account) return
  const details = openDetails(services.vault, account)
  const [id, fileId] = [randomUUID(), randomUUID()]
  const at = new Date(services.now() - dayMs)
  const lines = [
    report.laboratory,
    `${fullName(details)}, born ${details.dob ?? ''}`,
    `Sample of ${report.takenOn}`,
    '',
    ...report.results.map(({ test, value, low, high }) =>
      [bloodTestWords[test].name, value, bloodTests[test].unit, `(${bloodValueWords.range(low, high)})`].join('  '),
    ),
  ]
  const file = { gate: 'blood_tests', name: 'results.pdf', kind: 'pdf' } as const
  await storeFile(services, tx, { id: fileId, accountId, ...file, content: plainPdf(lines), at })
  await insertHandIn(tx, { id, accountId, fileIds: [fileId], at })
  await keepFirst(services, tx, { id, report, staffId: desk.pharmacist })
}

/** A page of text, as small as a PDF can be. */
function plainPdf(lines: readonly string[]): Buffer {
  // Windows-1252, with what it lacks spelled out.
  const plain = (text: string) => text.replaceAll('²', '2').replace(/[()\\]/g, (sign) => `\\${sign}`)
  const text = lines.map((line) => `(${plain(line)}) Tj T*`).join('\n')
  const page = `BT /F1 12 Tf 18 TL 60 770 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let made = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = Buffer.byteLength(made, 'latin1')
    made += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = Buffer.byteLength(made, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  made += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  made += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(made, 'latin1')
}
