import type { Handlers } from '../identity/handler.ts'
import { bookingMonth } from './booking-month.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { deskHandOver } from './desk/hand-over.ts'
import { deskMoveAppointment, deskTimesToMove } from './desk/move-appointment.ts'
import { deskAppointmentNote, deskLetter, deskOutcome, deskUndoOutcome } from './desk/record-outcome.ts'
import { deskBookFollowUp, deskFollowUpTimes, deskWithdrawFollowUp } from './follow-up/desk-follow-up.ts'
import { acceptFollowUp, letFollowUpGo } from './follow-up/my-follow-up.ts'
import { holdSlot, myHold, releaseHold } from './hold-slot.ts'
import { cancelPost, choosePost } from './paper/choose-post.ts'
import { deskPost, deskPosted } from './paper/desk-post.ts'
import { deskHandOverPaper, deskPaper, deskWithdrawPaper } from './paper/record-paper.ts'
import { deskRecordVitals } from './paper/vitals.ts'
import { rebookingTimes } from './rebooking-priority.ts'
import { rescheduleAppointment } from './reschedule-appointment.ts'
import { deskCalendarFeed } from './schedules/calendar-feed.ts'
import { deskPreviewSchedule, deskSaveSchedule, deskSchedule } from './schedules/desk-schedule.ts'
import { deskKeepClinician } from './schedules/save-clinician.ts'
import { deskEnterRoom, enterRoom } from './video/enter-room.ts'
import { goByPhone, leaveRoom, sendSignals } from './video/in-room.ts'
import { deskRoom, room } from './video/show-room.ts'
import { waitInRoom } from './video/wait-in-room.ts'

export const appointmentsCalls = {
  booking_month: bookingMonth,
  hold_slot: holdSlot,
  my_hold: myHold,
  release_hold: releaseHold,
  cancel_appointment: cancelAppointment,
  reschedule_appointment: rescheduleAppointment,
  room,
  enter_room: enterRoom,
  desk_room: deskRoom,
  desk_enter_room: deskEnterRoom,
  wait_in_room: waitInRoom,
  send_signals: sendSignals,
  leave_room: leaveRoom,
  go_by_phone: goByPhone,
  rebooking_times: rebookingTimes,
  choose_post: choosePost,
  cancel_post: cancelPost,
  desk_record_vitals: deskRecordVitals,
  desk_hand_over: deskHandOver,
  desk_move_appointment: deskMoveAppointment,
  desk_times_to_move: deskTimesToMove,
  desk_appointment_note: deskAppointmentNote,
  desk_letter: deskLetter,
  desk_outcome: deskOutcome,
  desk_undo_outcome: deskUndoOutcome,
  desk_book_follow_up: deskBookFollowUp,
  desk_follow_up_times: deskFollowUpTimes,
  desk_withdraw_follow_up: deskWithdrawFollowUp,
  accept_follow_up: acceptFollowUp,
  let_follow_up_go: letFollowUpGo,
  desk_post: deskPost,
  desk_posted: deskPosted,
  desk_hand_over_paper: deskHandOverPaper,
  desk_paper: deskPaper,
  desk_withdraw_paper: deskWithdrawPaper,
  desk_calendar_feed: deskCalendarFeed,
  desk_preview_schedule: deskPreviewSchedule,
  desk_save_schedule: deskSaveSchedule,
  desk_schedule: deskSchedule,
  desk_keep_clinician: deskKeepClinician,
} satisfies Partial<Handlers>
