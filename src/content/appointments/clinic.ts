import { brand } from '../brand.ts'

/** Where prescriptions and letters are written, as they name it. The postcode is the last line. */
export const clinicAddress: readonly string[] = [brand.name, ...brand.cqc.address.split(', ')]

/** Who supplies the medicine, as the dispensing label names them: the registered pharmacy, not the clinic. */
export const pharmacyAddress: readonly string[] = [brand.pharmacy.name, ...brand.pharmacy.address.split(', ')]
