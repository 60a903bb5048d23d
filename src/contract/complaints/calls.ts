import {
  deskAcknowledgeComplaint,
  deskCloseComplaint,
  deskComplaint,
  deskComplaints,
  deskRecordComplaint,
  deskReopenComplaint,
} from './complaints.ts'

export const complaintsCalls = {
  [deskComplaints.name]: deskComplaints,
  [deskComplaint.name]: deskComplaint,
  [deskRecordComplaint.name]: deskRecordComplaint,
  [deskAcknowledgeComplaint.name]: deskAcknowledgeComplaint,
  [deskCloseComplaint.name]: deskCloseComplaint,
  [deskReopenComplaint.name]: deskReopenComplaint,
}
