import { MorningPanel, NearGround } from './morning-panel.tsx'
import { PerchedLark } from './perched-lark.tsx'

/** The gate stands open and somebody is keeping a look-out: for coming back. */
export function GardenGate({ className }: { className?: string }) {
  return (
    <MorningPanel className={className} sun={{ x: 326, y: 236 }}>
      <NearGround />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          className="fill-none stroke-white"
          strokeWidth="9"
          d="M-480 320H118M-480 362H118M352 320H960M352 362H960"
        />
        <g className="fill-white">
          <path d="M14 412V300l11-13 11 13V412ZM62 414V302l11-13 11 13V414ZM396 414V302l11-13 11 13V414ZM444 412V300l11-13 11 13V412ZM-34 412V300l11-13 11 13V412ZM492 412V300l11-13 11 13V412Z" />
        </g>
        {/* The gate leaf, swung towards us. */}
        <path className="fill-none stroke-white" strokeWidth="8" d="M338 296 282 308M338 396 282 430M338 392 284 316" />
        <path className="fill-white" d="M276 446V298l8-14 9 12V440ZM302 434V292l8-13 9 11V428Z" />
        <path className="fill-green" d="M104 430V266c0-6 4-10 10-10h16c6 0 10 4 10 10V430Z" />
        <path className="fill-green" d="M332 430V266c0-6 4-10 10-10h16c6 0 10 4 10 10V430Z" />
        <path className="fill-none stroke-green-light stroke-3" d="M114 282V410M342 282V410" />
        <path className="fill-apricot" d="M98 258c0-6 4-8 8-8h32c4 0 8 2 8 8s-4 8-8 8h-32c-4 0-8-2-8-8Z" />
        <path className="fill-apricot" d="M326 258c0-6 4-8 8-8h32c4 0 8 2 8 8s-4 8-8 8h-32c-4 0-8-2-8-8Z" />
        <path
          className="fill-none stroke-ink stroke-3"
          d="M400 470c0-24-8-40-18-50m34 50c0-18 8-34 18-42M52 474c0-20-6-34-14-42m28 42c2-14 8-24 16-30"
        />
        <path
          className="fill-ink"
          d="M400 452c-12 0-20-6-22-16 13-2 22 6 22 16ZM52 458c-10 0-18-6-20-14 12-2 20 4 20 14Z"
        />
        <circle className="fill-apricot" cx="380" cy="416" r="9" />
        <circle className="fill-white" cx="436" cy="424" r="8" />
        <circle className="fill-sun" cx="37" cy="428" r="8" />
        <circle className="fill-apricot" cx="84" cy="440" r="7" />
      </g>
      <g transform="translate(60 142)">
        <PerchedLark />
      </g>
    </MorningPanel>
  )
}
