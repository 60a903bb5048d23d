import { MorningPanel, NearGround } from './morning-panel.tsx'
import { PerchedLark } from './perched-lark.tsx'
import { Walker } from './person.tsx'

/** Somebody on the lane and a lark that keeps them company: for the beginning of a way. */
export const QuietWindow = ({ className }: { className?: string }) => (
  <MorningPanel className={className} sun={{ x: 262, y: 232 }}>
    <NearGround />
    <g transform="translate(150 232)scale(1.25)">
      <Walker />
    </g>
    <g className="fill-none stroke-green" strokeLinecap="round">
      <path strokeWidth="5" d="M284 326H560M284 352H560" />
      <path strokeWidth="9" d="M312 310V394M398 308V396M484 310V394" />
    </g>
    <g transform="translate(318 202)scale(.95)">
      <PerchedLark />
    </g>
  </MorningPanel>
)
