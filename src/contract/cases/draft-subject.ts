import { text } from '../call.ts'

/** What a draft is about. */
export const draftSubject = text(120)
  .regex(
    /^(thread|case|person|appointment|contact|incident|hand-in|complaint)\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\/[a-z-]{1,40})?$/,
  )
  .describe('Of what: thread/<id>, case/<id>/note and the like.')
