import { deskCloseConcern, deskConcern, deskRecordTry } from './desk-safeguarding.ts'
import { askForCall, myConcern } from './safeguarding.ts'

export const safeguardingCalls = {
  [myConcern.name]: myConcern,
  [askForCall.name]: askForCall,
  [deskConcern.name]: deskConcern,
  [deskRecordTry.name]: deskRecordTry,
  [deskCloseConcern.name]: deskCloseConcern,
}
