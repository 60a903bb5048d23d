import { BenchAtDusk } from './bench-at-dusk.tsx'
import { DoctorAtDawn } from './doctor-at-dawn.tsx'
import { EvidenceAtNight } from './evidence-at-night.tsx'
import { ParcelAtNoon } from './parcel-at-noon.tsx'
import { PriceInTheMorning } from './price-in-the-morning.tsx'
import { TeamInTheAfternoon } from './team-in-the-afternoon.tsx'

/** One hour of the day for each reason. */
export const dayScenes = {
  'doctor-led': DoctorAtDawn,
  'plain-prices': PriceInTheMorning,
  'to-your-door': ParcelAtNoon,
  'one-team': TeamInTheAfternoon,
  pause: BenchAtDusk,
  proven: EvidenceAtNight,
}
