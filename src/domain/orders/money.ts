/** £125.00: as prices are written everywhere. */
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

/** £209: where there are no pence and no room. */
export const wholePounds = (pence: number): string => `£${Math.round(pence / 100)}`
