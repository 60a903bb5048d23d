import { deskAccessLog, deskMyAccessLog, deskOperatorActs } from './access-log.ts'
import { askForCopy, askToBeErased, callOffErasure, myData, openCopy } from './my-data.ts'
import { recordAccess } from './record-access.ts'

export const privacyCalls = {
  [myData.name]: myData,
  [askForCopy.name]: askForCopy,
  [openCopy.name]: openCopy,
  [askToBeErased.name]: askToBeErased,
  [callOffErasure.name]: callOffErasure,
  [recordAccess.name]: recordAccess,
  [deskAccessLog.name]: deskAccessLog,
  [deskMyAccessLog.name]: deskMyAccessLog,
  [deskOperatorActs.name]: deskOperatorActs,
}
