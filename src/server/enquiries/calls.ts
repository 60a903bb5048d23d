import type { Handlers } from '../identity/handler.ts'
import {
  deskAcknowledgeComplaint,
  deskCloseComplaint,
  deskRecordComplaint,
  deskReopenComplaint,
} from './complaints/act-on-complaint.ts'
import { deskComplaint, deskComplaints } from './complaints/complaints.ts'
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
  desk_complaints: deskComplaints,
  desk_complaint: deskComplaint,
  desk_record_complaint: deskRecordComplaint,
  desk_acknowledge_complaint: deskAcknowledgeComplaint,
  desk_close_complaint: deskCloseComplaint,
  desk_reopen_complaint: deskReopenComplaint,
} satisfies Partial<Handlers>
