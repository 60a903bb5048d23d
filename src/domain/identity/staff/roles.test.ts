import { describe, expect, it } from 'vitest'
import { type Capability, capabilities, capabilitiesOf, type Role, roles } from './roles.ts'

/** The specification's table of capabilities, by column prescriber to auditor. */
const table: Readonly<Record<Capability, string>> = {
  'see-queue': '● ● ● – ● ● – –',
  'see-record': '● ● ● ● – ● – –',
  'see-contact': '● ● ● ● ● ● – –',
  'work-cases': '● ● ● – – ● – –',
  message: '● ● ● ● ● ● – –',
  'decide-cases': '● – – – – ● – –',
  'check-approvals': '– ● – – – – – –',
  dispatch: '– ● – – ● – – –',
  recall: '– ● – – – ● – –',
  'pack-codes': '– ● – – – ● – –',
  refund: '– – – – ● ● ● –',
  'see-appointments': '● ● ● ● ● ● ● –',
  'manage-appointments': '– – – – ● ● ● –',
  'own-appointments': '● ● ● ● – ● – –',
  'arrange-appointments': '– – – – ● ● – –',
  'edit-contact': '– – – – ● ● – –',
  'manage-staff': '– – – – – – ● –',
  'manage-capabilities': '– – – – – ● ● –',
  'read-access-log': '– – – – – ● – ●',
  'read-own-access-log': '● ● ● ● – – – –',
  watch: '● ● ● – ● ● ● –',
  'see-quality': '● – – – – ● – ●',
  'see-plans': '– – ● ● – ● – –',
  'sign-rules': '– – – – – ● – –',
  'report-incidents': '● ● ● ● ● ● ● ●',
  'see-incidents': '– – – – – ● ● ●',
  'manage-incidents': '– – – – – ● – –',
  'nutrition-sessions': '– – – ● – – – –',
  'restrict-data': '– – – – – ● – –',
}

const row = (capability: Capability) =>
  roles.map((role) => (capabilitiesOf([role]).has(capability) ? '●' : '–')).join(' ')

describe('who has which capability', () => {
  it.each(capabilities)('%s', (capability) => expect(row(capability)).toBe(table[capability]))

  it('a person with several roles has the capabilities of each, and no others', () => {
    const both: Role[] = ['pharmacist', 'auditor']
    const each = both.flatMap((role) => [...capabilitiesOf([role])])
    expect([...capabilitiesOf(both)].sort()).toEqual([...new Set(each)].sort())
  })

  it('no role, and an unknown one, give no capability', () => {
    expect([...capabilitiesOf([]), ...capabilitiesOf(['owner', 'constructor', '__proto__'])]).toEqual([])
  })
})
