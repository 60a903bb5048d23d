import { clinicAddress } from '#content/appointments/clinic.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Prescriber } from './write-prescription.ts'

/** A signatory is named with their registration: nobody prescribes without one. */
export function prescriberOf({ name, profession, registration }: Staff): Prescriber {
  if (registration === null) throw new ApiError(422, 'Your registration is not on file, so nothing can be prescribed.')
  return {
    name,
    profession: profession ?? '',
    registration: `${registration.body} ${registration.number}`,
    address: clinicAddress.join(', '),
  }
}
