import { contactUs } from './contact-form.ts'
import {
  deskAssignRequest,
  deskLinkRequest,
  deskMoveRequest,
  deskReplyRequest,
  deskRequest,
  deskRequests,
} from './inbox.ts'

export const enquiriesCalls = {
  [contactUs.name]: contactUs,
  [deskRequests.name]: deskRequests,
  [deskRequest.name]: deskRequest,
  [deskReplyRequest.name]: deskReplyRequest,
  [deskAssignRequest.name]: deskAssignRequest,
  [deskMoveRequest.name]: deskMoveRequest,
  [deskLinkRequest.name]: deskLinkRequest,
}
