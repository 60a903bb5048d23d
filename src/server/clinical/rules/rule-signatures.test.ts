import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonical, changesSince, type RuleData, ruleData } from '#domain/clinical/rule-data.ts'
import { rulesDigest } from '#domain/clinical/rules-digest.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'

/** C-24: a clinical lead signs for each rules version, and with real patients nothing is decided by one that is not signed. */

type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let lead: Staff
let prescriber: Staff
let coach: Staff

beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  // Like an installation with real patients. Everything else stays as in other tests.
  Object.assign(app.services.config, { isDemo: false })
  lead = await newStaff(app, 'clinical_lead')
  prescriber = await newStaff(app, 'prescriber')
  coach = await newStaff(app, 'coach')
})
afterAll(() => app.close())

const rules = async () => (await prescriber.post('desk_rules', {})).json().data
const unsignedRows = async (staff: Staff) =>
  (await staff.post('desk_watch', {})).json().data.rows.filter(({ source }: { source: string }) => source === 'rules')

async function approve(id: string) {
  const { epoch } = (await prescriber.post('desk_claim', { id })).json().data
  const words = { instructions: 'Inject 2.5 mg once a week.', words: 'Prescribed.' }
  return prescriber.post('desk_approve', { id, epoch, dose: '2.5mg', ...words, ticked: [] })
}

describe('the rules in force', () => {
  it('C-24: hold every approval and decline until a clinical lead has signed, and the operations inbox says so', async () => {
    const { caseId } = await newReadyPatient(app)
    expect(await rules()).toMatchObject({ digest: rulesDigest, signature: null, lastSigned: null, isEnforced: true })
    const refused = await approve(caseId)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ data: { reason: 'rules-unsigned' } })
    const { epoch } = (await prescriber.post('desk_claim', { id: caseId })).json().data
    const decline = { id: caseId, epoch, reason: 'health_condition' as const, words: 'I am sorry.' }
    expect((await prescriber.post('desk_decline', decline)).json().data).toMatchObject({ reason: 'rules-unsigned' })
    expect(await unsignedRows(lead)).toMatchObject([{ severity: 'urgent', to: '/desk/rules' }])
    expect(await unsignedRows(prescriber)).toMatchObject([{ severity: 'urgent', to: null }])

    for (const person of [prescriber, coach])
      expect((await person.post('desk_sign_rules', { digest: rulesDigest })).statusCode).toBe(403)
    expect((await lead.post('desk_sign_rules', { digest: 'f'.repeat(64) })).statusCode).toBe(409)
    expect((await approve(caseId)).statusCode).toBe(409)

    // Pressed again: nothing breaks, and one is enough.
    for (let press = 0; press < 2; press++)
      expect((await lead.post('desk_sign_rules', { digest: rulesDigest })).statusCode).toBe(200)
    const [signed] = (await app.database.run((orm) => orm.execute('select * from rule_signatures'))).rows
    expect(JSON.parse(String(signed?.signed_text))).toMatchObject({ digest: rulesDigest, signer: { id: lead.id } })
    expect(await rules()).toMatchObject({ signature: { by: lead.name, registration: /^GMC / }, changes: [] })
    expect(await unsignedRows(lead)).toEqual([])
    expect((await approve(caseId)).statusCode).toBe(200)
  })

  it('C-24: count as unsigned where a row was forged, and a signature can be neither changed nor removed', async () => {
    for (const statement of ["update rule_signatures set digest = 'x'", 'delete from rule_signatures'])
      await expect(app.asOwner(statement)).rejects.toThrow()
    await app.asOwner('alter table rule_signatures disable trigger all')
    await app.asOwner(`update rule_signatures set signed_text = replace(signed_text, 'GMC', 'NMC')`)
    expect((await rules()).signature).toBeNull()
    const { caseId } = await newReadyPatient(app)
    expect((await approve(caseId)).statusCode).toBe(409)
  })

  it('C-24: are shown to staff who review quality, and to nobody else', async () => {
    expect((await coach.post('desk_rules', {})).statusCode).toBe(403)
    expect((await (await newStaff(app, 'auditor')).post('desk_rules', {})).statusCode).toBe(200)
  })
})

describe('what changed since the last signature', () => {
  const now = ruleData()
  const changed = (part: Partial<RuleData>): RuleData => ({ ...now, ...part })

  it('C-24: is shown side by side: a figure, a rung, a flag, urgent words and the result for a case', () => {
    const [name] = Object.keys(now.results) as [string]
    const before = changed({
      figures: { ...now.figures, heldBmi: { value: 21, source: 'ours' } },
      ladders: { ...now.ladders, wegovy: [0.25, 0.5] },
      flags: Object.fromEntries(Object.entries(now.flags).filter(([id]) => id !== 'bmi-underweight')),
      results: { ...now.results, [name]: 'no flag' },
    })
    const found = changesSince(before, now)
    expect(found.map(({ of, what }) => `${of} ${what}`)).toEqual([
      'figures heldBmi',
      'ladders wegovy',
      'flags bmi-underweight',
      `results ${name}`,
    ])
    expect(found[0]).toMatchObject({ before: '21 · ours', now: expect.stringMatching(/^22 · /) })
    expect(found[2]).toMatchObject({ before: null })
    expect(changesSince(now, before).find(({ of }) => of === 'flags')).toMatchObject({ now: null })
    expect(changesSince(now, now)).toEqual([])
  })

  it('C-24: does not depend on the order in which rules are written down', () => {
    const turned = Object.fromEntries(Object.entries(now.flags).toReversed())
    expect(canonical(changed({ flags: turned }))).toBe(canonical(now))
  })
})
