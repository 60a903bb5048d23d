/** For whom the trace of answers that ended not eligible is sealed. Its text is JSON of `EarlierEnd` (domain/clinical/patient.ts). */
export const endedOwner = (visitId: string) => `visit/${visitId}/ended`
