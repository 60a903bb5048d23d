import { boxItems } from '#domain/supply/box-list.ts'

/** The whole box list but the scale: what most tests of parcels are not about. */
export const packedInTests = { packed: boxItems.filter((item) => item !== 'scale'), doesScaleFollow: true }
