import { brand } from '../brand.ts'

/** Where prescriptions are written and supplied from, as they and the labels name it. */
export const clinicAddress: readonly string[] = [brand.name, '14 Larch Row', 'Ferncliff', 'FC1 4LW']
