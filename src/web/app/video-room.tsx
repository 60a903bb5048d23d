import { lazy } from 'react'
import { VideoRoom } from '../video-room/room.tsx'

export { handle, meta } from '../video-room/room.tsx'

/** Patients never load what belongs to the desk. */
const BesideCall = lazy(async () => ({
  default: (await import('../desk/appointments/clinic-list/beside-call.tsx')).BesideCall,
}))

/** The video room with the clinician's notes and outcome form: neither the room nor the desk imports the other. */
export default function VideoRoomRoute() {
  return <VideoRoom beside={BesideCall} />
}
