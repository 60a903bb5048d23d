import { deskIncident, deskIncidentAbout, deskIncidentFigures, deskIncidents, deskReportIncident } from './incidents.ts'
import {
  deskAcknowledgeIncident,
  deskAssignIncident,
  deskCloseIncident,
  deskConcludeIncident,
  deskDecideIncidentReport,
  deskEndIncidentAction,
  deskGradeIncident,
  deskReopenIncident,
  deskSetIncidentAction,
} from './review.ts'

export const incidentsCalls = {
  [deskIncidentAbout.name]: deskIncidentAbout,
  [deskReportIncident.name]: deskReportIncident,
  [deskIncidents.name]: deskIncidents,
  [deskIncident.name]: deskIncident,
  [deskIncidentFigures.name]: deskIncidentFigures,
  [deskAcknowledgeIncident.name]: deskAcknowledgeIncident,
  [deskAssignIncident.name]: deskAssignIncident,
  [deskGradeIncident.name]: deskGradeIncident,
  [deskSetIncidentAction.name]: deskSetIncidentAction,
  [deskEndIncidentAction.name]: deskEndIncidentAction,
  [deskDecideIncidentReport.name]: deskDecideIncidentReport,
  [deskConcludeIncident.name]: deskConcludeIncident,
  [deskCloseIncident.name]: deskCloseIncident,
  [deskReopenIncident.name]: deskReopenIncident,
}
