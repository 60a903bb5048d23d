import { describe, expect, it } from 'vitest'
import { type Capability, capabilities, capabilitiesOf, type Role, roles } from './roles.ts'

/** The table of the specification: who is trusted with what, by column prescriber to auditor. */
const table: Readonly<Record<Capability, string>> = {
  'see-queue': '● ● ● ● ● – –',
  'see-record': '● ● ● – ● – –',
  'see-contact': '● ● ● ● ● – –',
  'work-cases': '● ● ● – ● – –',
  message: '● ● ● ● ● – –',
  'decide-cases': '● – – – ● – –',
  'check-approvals': '– ● – – – – –',
  dispatch: '– ● – ● – – –',
  recall: '– ● – – ● – –',
  'pack-codes': '– ● – – ● – –',
  refund: '– – – ● ● ● –',
  'see-appointments': '● ● ● ● ● ● –',
  'manage-appointments': '– – – ● ● ● –',
  'own-appointments': '● ● ● – ● – –',
  'arrange-appointments': '– – – ● ● – –',
  'edit-contact': '– – – ● ● – –',
  'manage-staff': '– – – – – ● –',
  'manage-capabilities': '– – – – ● ● –',
  'read-access-log': '– – – – ● – ●',
  'read-own-access-log': '● ● ● – – – –',
  watch: '● ● ● ● ● ● –',
  'see-quality': '● – – – ● – ●',
  'see-plans': '– – ● – ● – –',
  'sign-rules': '– – – – ● – –',
}

const row = (capability: Capability) =>
  roles.map((role) => (capabilitiesOf([role]).has(capability) ? '●' : '–')).join(' ')

describe('who is trusted with what', () => {
  it.each(capabilities)('%s', (capability) => expect(row(capability)).toBe(table[capability]))

  it('somebody with several roles has what each of them has, and nothing more', () => {
    const both: Role[] = ['pharmacist', 'auditor']
    const each = both.flatMap((role) => [...capabilitiesOf([role])])
    expect([...capabilitiesOf(both)].sort()).toEqual([...new Set(each)].sort())
  })

  it('no role, and one that nobody knows, are trusted with nothing', () => {
    expect([...capabilitiesOf([]), ...capabilitiesOf(['owner', 'constructor', '__proto__'])]).toEqual([])
  })
})
