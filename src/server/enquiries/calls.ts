import type { Handlers } from '../identity/handler.ts'
import { contactUs } from './contact-us.ts'
import { deskAssignRequest, deskLinkRequest, deskMoveRequest } from './desk/act-on-request.ts'
import { deskRequest } from './desk/desk-request.ts'
import { deskRequests } from './desk/desk-requests.ts'
import { deskReplyRequest } from './desk/reply-to-request.ts'

export const enquiriesCalls = {
  contact_us: contactUs,
  desk_requests: deskRequests,
  desk_request: deskRequest,
  desk_reply_request: deskReplyRequest,
  desk_assign_request: deskAssignRequest,
  desk_move_request: deskMoveRequest,
  desk_link_request: deskLinkRequest,
} satisfies Partial<Handlers>
