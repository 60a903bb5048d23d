/** £125.00: as prices are written everywhere. */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

/** £209: for whole pounds where there is little room. */
export const wholePounds = (pence: number): string => `£${Math.round(pence / 100)}`
