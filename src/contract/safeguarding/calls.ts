import {
  deskCallBacks,
  deskCancelCallBack,
  deskCloseConcern,
  deskConcern,
  deskRecordTry,
  deskSetCallBack,
  deskTakeCallBack,
} from './desk-safeguarding.ts'
import { askForCall, myConcern } from './safeguarding.ts'

export const safeguardingCalls = {
  [myConcern.name]: myConcern,
  [askForCall.name]: askForCall,
  [deskConcern.name]: deskConcern,
  [deskRecordTry.name]: deskRecordTry,
  [deskCloseConcern.name]: deskCloseConcern,
  [deskSetCallBack.name]: deskSetCallBack,
  [deskTakeCallBack.name]: deskTakeCallBack,
  [deskCancelCallBack.name]: deskCancelCallBack,
  [deskCallBacks.name]: deskCallBacks,
}
