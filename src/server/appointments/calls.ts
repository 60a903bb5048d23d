import type { Handlers } from '../identity/handler.ts'
import { bookingMonth } from './booking-month.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { holdSlot, myHold, releaseHold } from './hold-slot.ts'
import { cancelPost, choosePost } from './paper/choose-post.ts'
import { deskRecordVitals } from './paper/vitals.ts'
import { rebookingTimes } from './rebooking-priority.ts'
import { rescheduleAppointment } from './reschedule-appointment.ts'
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
} satisfies Partial<Handlers>
