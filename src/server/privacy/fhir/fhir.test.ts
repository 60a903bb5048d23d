import type { Bundle } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingApp, startBookingApp } from '../../testing/test-booking.ts'
import type { TestPatient } from '../../testing/test-case.ts'
import { newSupplied } from '../../testing/test-supplied.ts'

let app: BookingApp
let patient: TestPatient
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  patient = await newSupplied(app, 'delivered')
})
afterAll(() => app.close())

const get = (path: string, cookie = '') =>
  app.server.inject({ method: 'GET', url: `/fhir/R4/${path}`, headers: cookie === '' ? {} : { cookie } })

describe('a whole record', () => {
  it('has the prescription and the dispensed pack, by their AMP, and is cached nowhere', async () => {
    const reply = await get(`Patient/${patient.accountId}/$everything`, patient.browser.cookie())
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    const bundle: Bundle = reply.json()
    const found = (type: string) =>
      (bundle.entry ?? []).flatMap(({ resource }) => (resource?.resourceType === type ? resource : []))
    const amp = { coding: [{ system: 'https://dmd.nhs.uk', code: '42603011000001104' }] }
    expect(found('MedicationRequest')).toMatchObject([{ medicationCodeableConcept: amp, status: 'completed' }])
    expect(found('MedicationDispense')).toMatchObject([
      { contained: [{ code: amp, batch: { lotNumber: 'LK-1402', expirationDate: '2027-06-30' } }] },
    ])
  })
})
