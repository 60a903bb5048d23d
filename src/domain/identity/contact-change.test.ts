import { describe, expect, it } from 'vitest'
import { changedBy, mayRelyOn, readContact } from './contact-change.ts'

const contact = { mobile: '07700900123', address: '1 Mill Lane', city: 'York', pincode: 'SW1A 1AA' }

describe('D-9 contact details changed by the desk', () => {
  it('are stored as forms store them, and every problem is listed', () => {
    const typed = { mobile: '+44 7700 900123', address: ' 1 Mill Lane ', city: 'York', pincode: 'sw1a1aa' }
    expect(readContact(typed)).toEqual({ contact, problems: [] })
    expect(readContact({ mobile: '12', address: '', city: ' ', pincode: 'nowhere' }).problems).toEqual([
      'mobile',
      'address',
      'city',
      'pincode',
    ])
  })

  it('are classified by what changes', () => {
    expect(changedBy({ ...contact, mobile: '+447700900123' }, contact)).toEqual({
      changesAddress: false,
      changesPhone: false,
    })
    expect(changedBy({ ...contact, city: 'Leeds' }, contact).changesAddress).toBe(true)
    expect(changedBy({}, contact)).toEqual({ changesAddress: true, changesPhone: true })
  })

  it('are not changed on the strength of an unverified number', () => {
    expect(mayRelyOn({ knownBy: 'called back', isPhoneUnproven: true })).toBe(false)
    expect(mayRelyOn({ knownBy: 'called back', isPhoneUnproven: false })).toBe(true)
    expect(mayRelyOn({ knownBy: 'account message', isPhoneUnproven: true })).toBe(true)
  })
})
