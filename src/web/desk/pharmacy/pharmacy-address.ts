import { pages } from '#contract/pages.ts'

export const pharmacyAddress = (id: string) => `${pages.deskPharmacy}?id=${id}` as const
