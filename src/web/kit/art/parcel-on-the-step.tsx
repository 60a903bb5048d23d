import { MorningPanel, NearGround } from './morning-panel.tsx'
import { PerchedLark } from './perched-lark.tsx'

/** A plain box that somebody is waiting for. */
export function ParcelOnTheStep({ className }: { className?: string }) {
  return (
    <MorningPanel className={className} sun={{ x: 372, y: 214 }}>
      <NearGround />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-ink/15" d="M128 404 16 430l20 10 302-26Z" />
        <path className="fill-apricot" d="M132 270H332c4 0 6 2 6 6V404c0 4-2 6-6 6H132c-4 0-6-2-6-6V276c0-4 2-6 6-6Z" />
        <path className="fill-ink/10" d="M282 270h50c4 0 6 2 6 6V404c0 4-2 6-6 6H282Z" />
        <path className="fill-sun" d="M214 270h36V410H214Z" />
        <path className="fill-white" d="M150 296h48v38h-48Z" />
        <path className="fill-none stroke-ink stroke-3" d="M158 307h32m-32 8h24m-24 8h28" />
        <path
          className="fill-none stroke-ink stroke-3"
          d="M404 472c0-26-8-42-18-54m34 54c0-18 8-34 18-42M70 476c0-22-8-38-16-46m30 46c0-16 6-28 14-34"
        />
        <path
          className="fill-ink"
          d="M404 454c-12 0-22-6-24-16 14-2 24 6 24 16ZM70 460c-12 0-20-6-22-16 13-2 22 6 22 16Z"
        />
        <circle className="fill-sun" cx="384" cy="412" r="9" />
        <circle className="fill-white" cx="440" cy="426" r="8" />
        <circle className="fill-apricot" cx="52" cy="424" r="9" />
        <circle className="fill-white" cx="100" cy="438" r="7" />
      </g>
      <g transform="translate(150 162)">
        <PerchedLark />
      </g>
    </MorningPanel>
  )
}
