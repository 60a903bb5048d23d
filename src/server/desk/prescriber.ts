import { clinicAddress } from '#content/desk/clinic.ts'
import type { Prescriber } from '../cases/write-prescription.ts'
import { Refusal } from '../http/refusal.ts'
import type { Staff } from '../staff/staff-of.ts'

/** Whoever signs is named with what entitles them to: nobody prescribes without a registration. */
export function prescriberOf({ name, profession, registration }: Staff): Prescriber {
  if (registration === null) throw new Refusal(422, 'Your registration is not on file, so nothing can be prescribed.')
  return {
    name,
    profession: profession ?? '',
    registration: `${registration.body} ${registration.number}`,
    address: clinicAddress.join(', '),
  }
}
