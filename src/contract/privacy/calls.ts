import { deskAccessLog, deskMyAccessLog, deskOperatorActs } from './access-log.ts'
import { askForCopy, askToBeErased, callOffErasure, myData, openCopy } from './my-data.ts'
import { recordAccess } from './record-access.ts'
import {
  askToRestrict,
  deskAllowPaper,
  deskAllowUse,
  deskAnswerRestriction,
  deskEndRestriction,
  deskRestrict,
  liftRestriction,
} from './restriction.ts'

export const privacyCalls = {
  [myData.name]: myData,
  [askForCopy.name]: askForCopy,
  [openCopy.name]: openCopy,
  [askToBeErased.name]: askToBeErased,
  [callOffErasure.name]: callOffErasure,
  [askToRestrict.name]: askToRestrict,
  [liftRestriction.name]: liftRestriction,
  [deskRestrict.name]: deskRestrict,
  [deskAnswerRestriction.name]: deskAnswerRestriction,
  [deskEndRestriction.name]: deskEndRestriction,
  [deskAllowUse.name]: deskAllowUse,
  [deskAllowPaper.name]: deskAllowPaper,
  [recordAccess.name]: recordAccess,
  [deskAccessLog.name]: deskAccessLog,
  [deskMyAccessLog.name]: deskMyAccessLog,
  [deskOperatorActs.name]: deskOperatorActs,
}
