import { cancelAppointment, rebookingTimes, rescheduleAppointment } from './appointments.ts'
import { bookingMonth, holdSlot, myHold, releaseHold } from './bookings.ts'
import {
  deskAppointment,
  deskAppointmentNote,
  deskDay,
  deskHandOver,
  deskLetter,
  deskOutcome,
  deskUndoOutcome,
} from './clinic-list.ts'
import {
  deskBookable,
  deskBookForPatient,
  deskMoveAppointment,
  deskTimesToBook,
  deskTimesToMove,
} from './desk-arrangements.ts'
import { deskBookFollowUp, deskFollowUpTimes, deskWithdrawFollowUp } from './desk-follow-up.ts'
import { deskDiary } from './diary.ts'
import { acceptFollowUp, letFollowUpGo } from './follow-up.ts'
import {
  deskHandOverPaper,
  deskPaper,
  deskPost,
  deskPosted,
  deskPosts,
  deskWithdrawPaper,
} from './paper-prescriptions.ts'
import { cancelPost, choosePost } from './post.ts'
import {
  deskCalendarFeed,
  deskKeepClinician,
  deskPreviewSchedule,
  deskSaveSchedule,
  deskSchedule,
} from './schedules.ts'
import {
  deskEnterRoom,
  deskRoom,
  enterRoom,
  goByPhone,
  leaveRoom,
  room,
  sendSignals,
  waitInRoom,
} from './video-room.ts'
import { deskRecordVitals } from './vitals.ts'

export const appointmentsCalls = {
  [bookingMonth.name]: bookingMonth,
  [holdSlot.name]: holdSlot,
  [myHold.name]: myHold,
  [releaseHold.name]: releaseHold,
  [cancelAppointment.name]: cancelAppointment,
  [rescheduleAppointment.name]: rescheduleAppointment,
  [room.name]: room,
  [enterRoom.name]: enterRoom,
  [deskRoom.name]: deskRoom,
  [deskEnterRoom.name]: deskEnterRoom,
  [waitInRoom.name]: waitInRoom,
  [sendSignals.name]: sendSignals,
  [leaveRoom.name]: leaveRoom,
  [goByPhone.name]: goByPhone,
  [rebookingTimes.name]: rebookingTimes,
  [choosePost.name]: choosePost,
  [cancelPost.name]: cancelPost,
  [acceptFollowUp.name]: acceptFollowUp,
  [letFollowUpGo.name]: letFollowUpGo,
  [deskRecordVitals.name]: deskRecordVitals,
  [deskDay.name]: deskDay,
  [deskAppointment.name]: deskAppointment,
  [deskOutcome.name]: deskOutcome,
  [deskUndoOutcome.name]: deskUndoOutcome,
  [deskAppointmentNote.name]: deskAppointmentNote,
  [deskLetter.name]: deskLetter,
  [deskHandOver.name]: deskHandOver,
  [deskDiary.name]: deskDiary,
  [deskTimesToMove.name]: deskTimesToMove,
  [deskMoveAppointment.name]: deskMoveAppointment,
  [deskBookable.name]: deskBookable,
  [deskTimesToBook.name]: deskTimesToBook,
  [deskBookForPatient.name]: deskBookForPatient,
  [deskPaper.name]: deskPaper,
  [deskWithdrawPaper.name]: deskWithdrawPaper,
  [deskHandOverPaper.name]: deskHandOverPaper,
  [deskPosts.name]: deskPosts,
  [deskPost.name]: deskPost,
  [deskPosted.name]: deskPosted,
  [deskFollowUpTimes.name]: deskFollowUpTimes,
  [deskBookFollowUp.name]: deskBookFollowUp,
  [deskWithdrawFollowUp.name]: deskWithdrawFollowUp,
  [deskSchedule.name]: deskSchedule,
  [deskPreviewSchedule.name]: deskPreviewSchedule,
  [deskSaveSchedule.name]: deskSaveSchedule,
  [deskCalendarFeed.name]: deskCalendarFeed,
  [deskKeepClinician.name]: deskKeepClinician,
}
