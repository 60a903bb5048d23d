import { devOutbox } from './dev-outbox.ts'
import {
  deskAcknowledge,
  deskJobs,
  deskOnCall,
  deskRemoveShift,
  deskSendAgain,
  deskSetDigest,
  deskSetShift,
  operationsInbox,
} from './operations-inbox.ts'

export const operationsCalls = {
  [operationsInbox.name]: operationsInbox,
  [deskJobs.name]: deskJobs,
  [deskSendAgain.name]: deskSendAgain,
  [deskAcknowledge.name]: deskAcknowledge,
  [deskOnCall.name]: deskOnCall,
  [deskSetShift.name]: deskSetShift,
  [deskRemoveShift.name]: deskRemoveShift,
  [deskSetDigest.name]: deskSetDigest,
  [devOutbox.name]: devOutbox,
}
