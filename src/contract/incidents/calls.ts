import {
  deskIncident,
  deskIncidentAbout,
  deskIncidentFigures,
  deskIncidentReportPage,
  deskIncidents,
  deskReportIncident,
} from './incidents.ts'
import {
  deskAcknowledgeIncident,
  deskAssignIncident,
  deskCloseIncident,
  deskCloseNearMiss,
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
  [deskIncidentReportPage.name]: deskIncidentReportPage,
  [deskIncidentFigures.name]: deskIncidentFigures,
  [deskAcknowledgeIncident.name]: deskAcknowledgeIncident,
  [deskAssignIncident.name]: deskAssignIncident,
  [deskGradeIncident.name]: deskGradeIncident,
  [deskSetIncidentAction.name]: deskSetIncidentAction,
  [deskEndIncidentAction.name]: deskEndIncidentAction,
  [deskDecideIncidentReport.name]: deskDecideIncidentReport,
  [deskConcludeIncident.name]: deskConcludeIncident,
  [deskCloseIncident.name]: deskCloseIncident,
  [deskCloseNearMiss.name]: deskCloseNearMiss,
  [deskReopenIncident.name]: deskReopenIncident,
}
